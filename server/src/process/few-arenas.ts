const longCommands: ReadonlySet<string | undefined> = new Set([
	'crawl',
	'crawl-worker',
	'serve',
	'watch',
]);

/**
 * Starts the program again, as the same process, if it is about to work for hours. By default glibc
 * gives each thread a memory arena of its own, and it reads the limit only at the start. Without the
 * limit, a crawl takes a quarter more memory, and takes more and more; a server that renders pages
 * keeps what threads of ended browsers have left in each arena.
 */
export function restartWithFewArenas(isLong = longCommands.has(process.argv[2])): void {
	const { argv, env, execArgv, execPath, execve, platform } = process;
	if (platform !== 'linux' || !isLong) return;
	if (env.MALLOC_ARENA_MAX !== undefined || execve === undefined) return;
	// A parent in Node would lose its channel to this program.
	if (process.send !== undefined) return;
	execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: '2' });
}
