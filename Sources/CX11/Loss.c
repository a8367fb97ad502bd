#include "Loss.h"

#include <SDL2/SDL.h>
#include <setjmp.h>

static CX11Loss loss = CX11LossNone;

// Out of a call of SDL's; null outside of those that may have to be left. Only frames of SDL and Xlib, written in C,
// lie in between, and what they leave behind is never used again.
static jmp_buf *way_out;
// Whether that call would wait for ever for a window that is no more.
static bool waits_for_window;

CX11Loss cx11_loss(void) { return loss; }

void loss_forget(void) { loss = CX11LossNone; }

void loss_note(CX11Loss reason) {
    if (loss == CX11LossNone) loss = reason;
    // Without a connection Xlib answers nothing, and SDL does not always look whether there is an answer.
    if (way_out && (waits_for_window || reason == CX11LossOfConnection)) longjmp(*way_out, 1);
}

bool cx11_poll(void *event) {
    if (loss != CX11LossOfConnection) {
        jmp_buf here;
        if (setjmp(here) == 0) {
            way_out = &here;
            int found = SDL_PollEvent(event);
            way_out = NULL;
            return found == 1;
        }
        way_out = NULL;
    }
    // What came before the connection broke.
    return SDL_PeepEvents(event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1;
}

static void wait_for(void (*call)(SDL_Window *), SDL_Window *window) {
    jmp_buf here;
    waits_for_window = true;
    if (setjmp(here) == 0) {
        way_out = &here;
        call(window);
    }
    way_out = NULL;
    waits_for_window = false;
}

void cx11_show(struct SDL_Window *window) { wait_for(SDL_ShowWindow, window); }

void cx11_hide(struct SDL_Window *window) { wait_for(SDL_HideWindow, window); }
