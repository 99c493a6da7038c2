import { join } from 'node:path';
import { runProgram } from '../server/server-process.ts';
import { startSite } from './generated-site.ts';

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
