#define _GNU_SOURCE
#include "Bell.h"
#include "Loss.h"

#include <SDL2/SDL.h>

#if defined(SDL_VIDEO_DRIVER_X11) && __has_include(<X11/Xlib.h>)

#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>

static struct {
    int (*pending)(Display *);
    int (*sync)(Display *, Bool);
    XErrorHandler (*set_error_handler)(XErrorHandler);
    XIOErrorHandler (*set_io_error_handler)(XIOErrorHandler);
    void (*set_io_error_exit_handler)(Display *, XIOErrorExitHandler, void *);
    int (*get_error_text)(Display *, int, char *, int);
} xlib;

static Display *connection;
static Window watched;
static bool is_watching;
static XErrorHandler usual_handler;
static XIOErrorHandler usual_io_handler;

static char refused_request[64];
static char refusal[128];

const char *cx11_refused_request(void) { return refused_request; }

const char *cx11_refusal(void) { return refusal; }

// The server refused a request. Xlib's own handler would end the process.
static int take_error(Display *display, XErrorEvent *error) {
    bool is_missing = error->error_code == BadWindow || error->error_code == BadDrawable;
    // Extensions have codes of their own for the same, such as GLX's BadDrawable.
    bool is_extension = error->error_code >= FirstExtensionError;
    if (error->resourceid == watched && (is_missing || is_extension)) {
        loss_note(CX11LossOfWindow);
    } else if (display != connection) {
        return usual_handler(display, error);
    } else if (!is_missing && cx11_loss() == CX11LossNone) {
        snprintf(
            refused_request, sizeof refused_request, "X11 request %d.%d", error->request_code, error->minor_code);
        xlib.get_error_text(display, error->error_code, refusal, sizeof refusal);
        loss_note(CX11LossByRefusal);
    }
    // Another's window may have gone at any moment: the window manager's frame is such a one, and SDL asks about it.
    return 0;
}

// A connection broke. Xlib's own handler would end the process.
static int take_io_error(Display *display) { return display == connection ? 0 : usual_io_handler(display); }

// What Xlib calls next. Where this returns, so do that call of Xlib and all later ones, with nothing done.
static void take_end(Display *display, void *unused) {
    (void)display, (void)unused;
    loss_note(CX11LossOfConnection);
}

// The copy of libX11 that SDL has loaded, if it is one of 2020 or later: before, a broken connection had to end the
// process.
static bool find_xlib(void) {
    void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
    if (!library) return false;
    *(void **)&xlib.pending = dlsym(library, "XPending");
    *(void **)&xlib.sync = dlsym(library, "XSync");
    *(void **)&xlib.set_error_handler = dlsym(library, "XSetErrorHandler");
    *(void **)&xlib.set_io_error_handler = dlsym(library, "XSetIOErrorHandler");
    *(void **)&xlib.set_io_error_exit_handler = dlsym(library, "XSetIOErrorExitHandler");
    *(void **)&xlib.get_error_text = dlsym(library, "XGetErrorText");
    // SDL holds it, too.
    dlclose(library);
    return xlib.pending && xlib.sync && xlib.set_error_handler && xlib.set_io_error_handler && xlib.set_io_error_exit_handler
        && xlib.get_error_text;
}

bool cx11_watch(struct SDL_Window *window) {
    loss_forget();
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return false;
    if (!find_xlib() || !bell_open()) return false;
    connection = info.info.x11.display;
    watched = info.info.x11.window;
    XErrorHandler last = xlib.set_error_handler(take_error);
    if (last != take_error) usual_handler = last;
    XIOErrorHandler last_io = xlib.set_io_error_handler(take_io_error);
    if (last_io != take_io_error) usual_io_handler = last_io;
    xlib.set_io_error_exit_handler(connection, take_end, NULL);
    // SDL takes no notice of DestroyNotify, but can pass on whatever X says.
    SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
    is_watching = true;
    return true;
}

void cx11_destroy(struct SDL_Window *window) {
    SDL_DestroyWindow(window);
    // Errors come late, and SDL gives Xlib its own handler back before it closes the connection.
    if (is_watching) xlib.sync(connection, False);
    is_watching = false;
}

void cx11_look_at(const void *event) {
    const SDL_SysWMmsg *message = ((const SDL_Event *)event)->syswm.msg;
    if (!message || message->subsystem != SDL_SYSWM_X11) return;
    const XEvent *told = &message->msg.x11.event;
    if (told->type == DestroyNotify && told->xdestroywindow.window == watched) loss_note(CX11LossOfWindow);
}

void cx11_wait(int milliseconds) {
    // Sends what Xlib has kept back, and does not sleep over what it has read already.
    if (xlib.pending(connection) == 0) bell_wait(ConnectionNumber(connection), milliseconds);
}

#else

bool cx11_watch(struct SDL_Window *window) {
    (void)window;
    return false;
}

void cx11_wait(int milliseconds) { (void)milliseconds; }

void cx11_destroy(struct SDL_Window *window) { SDL_DestroyWindow(window); }

void cx11_look_at(const void *event) { (void)event; }

const char *cx11_refused_request(void) { return ""; }

const char *cx11_refusal(void) { return ""; }

#endif
