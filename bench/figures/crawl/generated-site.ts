import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listeningAt, runProgram, stopped } from '../server/server-process.ts';

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

/** Crawls a generated shop, and writes its report in English and Japanese into the folder. */
export async function shopReport(
	folder: string,
	pages: number,
): Promise<Readonly<Record<'en' | 'ja', string>>> {
	const site = await startSite(pages, { kind: 'shop' });
	const env = {
		DATABASE_URL: `sqlite:${join(folder, 'shop.db')}`,
		PLUMBLINE_ALLOW_HOSTS: site.host,
	};
	const words = ['crawl', site.start, '--delay', '0', '--fail-on', 'never', '--quiet'];
	await runProgram(words, env).finally(() => site.stop());
	const [en, ja] = ['en', 'ja'].map((locale) => join(folder, `${locale}.html`));
	if (en === undefined || ja === undefined) throw new Error('Two paths expected.');
	await runProgram(['crawl', 'show', '--output', en], env);
	await runProgram(['crawl', 'show', '--output', ja, '--locale', 'ja'], env);
	return { en, ja };
}
