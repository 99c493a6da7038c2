import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
	darwin: ['open'],
	// “start” of the shell would cut the address at its first “&”.
	win32: ['rundll32', 'url.dll,FileProtocolHandler'],
	linux: ['xdg-open'],
};

/** Opens the address if this machine can; the address has been printed anyway. */
export function openBrowser(address: string): void {
	const [command, ...words] = openers[process.platform] ?? [];
	if (command === undefined) return;
	const child = spawn(command, [...words, address], { detached: true, stdio: 'ignore' });
	// No browser here; whoever reads the address opens it elsewhere.
	child.on('error', () => undefined);
	child.unref();
}
