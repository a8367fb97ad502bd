#ifndef TAIJI_CX11_H
#define TAIJI_CX11_H

#ifdef __cplusplus
extern "C" {
#endif

// What X11 does to a window of SDL's that SDL tells nobody about: another program destroys it or ends its connection, the
// server goes away. Of libX11 that copy is used which SDL has loaded; nothing is linked. With other video drivers nothing
// of this ever happens.
//
// All of it but cx11_wake is for the thread that SDL's video belongs to, and for one window at a time.

#include <stdbool.h>

struct SDL_Window;

// Why the window can no longer be used.
typedef enum __attribute__((enum_extensibility(closed))) {
    CX11LossNone,           // it can
    CX11LossOfWindow,       // another program destroyed it
    CX11LossOfConnection,   // the server has gone, or another program ended the connection
    CX11LossByRefusal,      // the server refused a request for a reason that nobody expected
} CX11Loss;

// From now on the loss of `window` ends no process any more; it is told by cx11_loss. False where there is nothing to
// watch, since the window is none of X11's.
bool cx11_watch(struct SDL_Window *_Nonnull window);

// While a window is watched: sleeps until X has something for SDL to poll, somebody calls cx11_wake, a signal comes or
// the time is over.
//
// In SDL's own wait another thread that pushes an event sends X a message, on a connection that SDL shows to nobody: where
// that is broken Xlib ends the process, from that thread.
void cx11_wait(int milliseconds);

// Ends a cx11_wait, also one that is just to begin. From any thread, at any time.
void cx11_wake(void);

// SDL_PollEvent: takes the next SDL_Event, if there is one. After a loss those that came before it.
bool cx11_poll(void *_Nonnull event);

// Looks at an SDL_Event of the type SDL_SYSWMEVENT: perhaps it tells of the window's end.
void cx11_look_at(const void *_Nonnull event);

// What has become of the window that was watched last.
//
// After a loss nothing of SDL's video may be touched for this window, not even to free it: under X some of that waits
// for an answer which never comes.
CX11Loss cx11_loss(void);

// After CX11LossByRefusal: which request was refused, and Xlib's words for why.
const char *_Nonnull cx11_refused_request(void);
const char *_Nonnull cx11_refusal(void);

// SDL_ShowWindow and SDL_HideWindow. Under X they wait until the server says that it is done; here they return also where
// the window is lost meanwhile.
void cx11_show(struct SDL_Window *_Nonnull window);
void cx11_hide(struct SDL_Window *_Nonnull window);

// SDL_DestroyWindow. If another program did that just before, nothing comes of it.
void cx11_destroy(struct SDL_Window *_Nonnull window);

#ifdef __cplusplus
}
#endif

#endif
