import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
	darwin: ['open'],
	// The shell’s “start” would cut the URL at its first “&”.
	win32: ['rundll32', 'url.dll,FileProtocolHandler'],
	linux: ['xdg-open'],
};

/** Opens the URL if this machine can; the URL is printed in any case. */
export function openBrowser(address: string): void {
	const [command, ...words] = openers[process.platform] ?? [];
	if (command === undefined) return;
	const child = spawn(command, [...words, address], { detached: true, stdio: 'ignore' });
	// There is no browser here; the person can open the printed URL elsewhere.
	child.on('error', () => undefined);
	child.unref();
}
