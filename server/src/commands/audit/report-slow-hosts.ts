import { defaultDelayMs } from '../../crawl/settings.ts';
import { say, type Terminal } from '../terminal.ts';

/** Explains a pace that the robots.txt of a host asks for. */
export const reportSlowHosts = (terminal: Terminal) => (host: string, ms: number) =>
	say(
		terminal,
		`plumbline: ${host} asks for ${ms / 1000} s between two requests (Crawl-delay in its robots.txt). If the site is yours, --delay ${defaultDelayMs} is faster.`,
	);
