import { readFileSync, writeFileSync } from 'node:fs';

// Imported before a program, whose memory in megabytes it writes into a file at the end.

process.on('exit', () => writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(peakMb())));

function peakMb(): number {
	// On Linux, `resourceUsage` counts what the parent used when it started this process.
	const kilobytes =
		process.platform === 'linux'
			? Number(readFileSync('/proc/self/status', 'utf8').match(/^VmHWM:\s+(\d+) kB$/m)?.[1])
			: process.resourceUsage().maxRSS;
	return (kilobytes * 1024) / 1_000_000;
}
