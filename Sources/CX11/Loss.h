#ifndef TAIJI_CX11_LOSS_H
#define TAIJI_CX11_LOSS_H

#include "CX11.h"

// Nothing is lost yet: another window is being watched.
void loss_forget(void);

// Notes why the window can no longer be used, unless something came before. Does not return from within a call of this
// module's that must not go on.
void loss_note(CX11Loss reason);

#endif
