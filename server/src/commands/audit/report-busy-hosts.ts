import type { OnBusyHost } from '../../crawl/visits/audit-in-turn.ts';
import { say, type Terminal } from '../terminal.ts';

const shortestPauseMs = 1000;

/** Explains a pause: once for each host, and again when its pause gets longer. */
export function reportBusyHosts(terminal: Terminal): OnBusyHost {
	const reportedMs = new Map<string, number>();
	return (url, status, pauseMs) => {
		const { host } = new URL(url);
		if (pauseMs < shortestPauseMs || pauseMs <= (reportedMs.get(host) ?? 0)) return;
		reportedMs.set(host, pauseMs);
		const seconds = Math.round(pauseMs / 1000);
		say(terminal, `plumbline: ${host} is busy (status ${status}). Retrying in ${seconds} s.`);
	};
}
