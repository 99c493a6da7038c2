import { auditHtml, load } from '@plumbline/core';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test, vi } from 'vitest';
import { LanguageContext, languageFor } from '../language/language.ts';
import { PrintedReport } from './printed-report.tsx';

const hostile = '<img src=x onerror=alert(1)>';
const html = `<!doctype html><html lang="en"><head><title>${hostile.replaceAll('<', '&lt;')}</title></head>
<body>${'<h1>Bread</h1>'.repeat(14)}</body></html>`;

beforeAll(() => load({ html: true }));

async function draw(locale: string) {
	const language = await languageFor(locale);
	const report = auditHtml(html, { geo: 'us', locale });
	const root = document.createElement('div');
	const onPrint = vi.fn();
	await act(() =>
		render(
			<LanguageContext.Provider value={language}>
				<PrintedReport
					subject="https://bakery.example/"
					report={report}
					time={Date.UTC(2026, 10, 21)}
					onPrint={onPrint}
				/>
			</LanguageContext.Provider>,
			root,
		),
	);
	return { root, report, onPrint };
}

test('prints every finding with its reason, remedy and source', async () => {
	const { report, root } = await draw('en');

	expect(root.querySelectorAll('section')).toHaveLength(report.findings.length);
	for (const { evidence, fix, headline, why } of report.findings) {
		for (const text of [evidence.url, fix, headline, why]) expect(root.textContent).toContain(text);
	}
	expect(root.textContent).toContain('and 4 more');
});

test('never renders text of the page as markup', async () => {
	const { root } = await draw('en');

	expect(root.querySelector('h1')?.textContent).toBe(hostile);
	expect(root.querySelector('img')).toBeNull();
});

test('prints in the language of the user when the button is pressed', async () => {
	const { onPrint, root } = await draw('ja');

	root.querySelector('button')?.click();

	expect(onPrint).toHaveBeenCalledOnce();
	expect(root.querySelector('button')?.textContent).toBe('印刷または PDF に保存');
});
