import type { TellBusyHost } from '../../crawl/visits/audit-in-turn.ts';
import { say, type Terminal } from '../terminal.ts';

const shortestToldMs = 1000;

/** Explains a pause: once for each host, and again when its pause gets longer. */
export function tellBusyHosts(terminal: Terminal): TellBusyHost {
	const toldMs = new Map<string, number>();
	return (url, status, pauseMs) => {
		const { host } = new URL(url);
		if (pauseMs < shortestToldMs || pauseMs <= (toldMs.get(host) ?? 0)) return;
		toldMs.set(host, pauseMs);
		const seconds = Math.round(pauseMs / 1000);
		say(terminal, `plumbline: ${host} is busy (status ${status}). Retrying in ${seconds} s.`);
	};
}
