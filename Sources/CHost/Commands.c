#define _GNU_SOURCE
#include "CHostCommands.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static bool has_name_of(const char *entry, const char *setting) {
    size_t length = strcspn(setting, "=") + 1;
    return strncmp(entry, setting, length) == 0;
}

// The environment with the settings; the array alone is to be freed. Null where memory ran out.
static char **environment_with(const char *const *settings, size_t setting_count) {
    size_t count = 0;
    while (environ && environ[count]) count++;
    char **result = calloc(count + setting_count + 1, sizeof *result);
    if (!result) return NULL;
    size_t used = 0;
    for (size_t i = 0; i < count; i++) {
        bool is_replaced = false;
        for (size_t j = 0; j < setting_count; j++) is_replaced |= has_name_of(environ[i], settings[j]);
        if (!is_replaced) result[used++] = environ[i];
    }
    for (size_t j = 0; j < setting_count; j++) result[used++] = (char *)settings[j];
    return result;
}

static int prepare(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes) {
    sigset_t signals;
    int error = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_adddup2(actions, STDERR_FILENO, STDOUT_FILENO);
    sigemptyset(&signals);
    if (!error) error = posix_spawnattr_setsigmask(attributes, &signals);
    sigfillset(&signals);
    if (!error) error = posix_spawnattr_setsigdefault(attributes, &signals);
    if (!error) error = posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    return error;
}

int chost_start_command(
    const char *command, const char *const *settings, size_t setting_count, pid_t *child) {
    char **environment = environment_with(settings, setting_count);
    if (!environment) return ENOMEM;
    char *arguments[] = {"sh", "-c", (char *)command, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&actions);
    if (!error) {
        error = posix_spawnattr_init(&attributes);
        if (!error) {
            error = prepare(&actions, &attributes);
            if (!error)
                error = posix_spawn(child, "/bin/sh", &actions, &attributes, arguments, environment);
            posix_spawnattr_destroy(&attributes);
        }
        posix_spawn_file_actions_destroy(&actions);
    }
    free(environment);
    return error;
}

int chost_await_command(pid_t child) {
    int status;
    while (waitpid(child, &status, 0) == -1)
        if (errno != EINTR) return -1;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
