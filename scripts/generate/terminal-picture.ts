import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CoreSources } from './core-sources.ts';
import { terminalSvg } from './terminal-svg.ts';

const file = 'e2e/pages/bakery.html';

/** The picture of the command in the README: its output for a page of the end-to-end tests. */
export function terminalPicture({
	auditHtml,
	formatText,
}: Pick<CoreSources, 'auditHtml' | 'formatText'>): string {
	const html = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
	const report = auditHtml(html, { geo: 'us', keywords: ['sourdough bread'] });
	const text = formatText([{ subject: file, report }], { width: 96, color: true });
	return terminalSvg(`$ plumbline audit ${file} --keyword "sourdough bread"\n${text}`);
}
