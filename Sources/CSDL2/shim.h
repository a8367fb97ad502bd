#ifndef TAIJI_CSDL2_SHIM_H
#define TAIJI_CSDL2_SHIM_H

#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <signal.h>

// The macros that Swift does not import, because they take an argument or hold a cast.

/// The window position that centres a window on a display.
static inline int taiji_centered_on_display(int display) { return (int)SDL_WINDOWPOS_CENTERED_DISPLAY(display); }

/// The `which` of a mouse event that SDL made from a touch.
static inline Uint32 taiji_touch_mouse_id(void) { return SDL_TOUCH_MOUSEID; }

/// The `touchId` of a finger event that SDL made from the mouse.
static inline SDL_TouchID taiji_mouse_touch_id(void) { return SDL_MOUSE_TOUCHID; }

static void taiji_hang_up(int signal) {
    (void)signal;
    raise(SIGTERM);
}

/// Lets a hangup (the terminal was closed) end the program as SDL lets SIGTERM do it, by a quit event, where nobody has
/// asked for something else, as nohup does. Call it once SDL is up.
static inline void taiji_quit_on_hangup(void) {
    struct sigaction action;
    if (sigaction(SIGHUP, NULL, &action) != 0 || action.sa_handler != SIG_DFL) return;
    action.sa_handler = taiji_hang_up;
    action.sa_flags = 0;
    sigaction(SIGHUP, &action, NULL);
}

#endif
