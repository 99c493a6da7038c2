import { readFileSync, writeFileSync } from 'node:fs';

// Imported before a program, whose memory and processor time it writes into a file at the end. Threads
// import it too, but end before the program.

process.on('exit', () => {
	const { system, user } = process.cpuUsage();
	const usage = { peakMb: peakMb(), cpuSeconds: (system + user) / 1_000_000 };
	writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(usage));
});

function peakMb(): number {
	// On Linux, `resourceUsage` counts what the parent used when it started this process.
	const kilobytes =
		process.platform === 'linux'
			? Number(readFileSync('/proc/self/status', 'utf8').match(/^VmHWM:\s+(\d+) kB$/m)?.[1])
			: process.resourceUsage().maxRSS;
	return (kilobytes * 1024) / 1_000_000;
}
