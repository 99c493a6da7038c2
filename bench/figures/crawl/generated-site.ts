import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { listeningAt, stopped } from '../server/server-process.ts';

export interface GeneratedSite {
	readonly start: string;
	readonly host: string;
	stop(): Promise<void>;
}

const program = fileURLToPath(new URL('generated-site.process.ts', import.meta.url));

interface SiteOptions {
	/** `plain` pages have nothing wrong. */
	readonly kind?: 'plain' | 'shop';
	readonly answerMs?: number;
}

/** A site of generated pages in a process of its own. */
export async function startSite(
	pages: number,
	{ answerMs = 0, kind = 'plain' }: SiteOptions = {},
): Promise<GeneratedSite> {
	const words = [program, kind, String(pages), String(answerMs)];
	const site = spawn(process.execPath, words, {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const start = `${await listeningAt(site.stdout)}/`;
	return { start, host: new URL(start).host, stop: () => stopped(site) };
}
