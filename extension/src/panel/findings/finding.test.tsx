import { auditHtml, load, type ReportedRule } from '@plumbline/core';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test, vi } from 'vitest';
import { LanguageContext, languageFor } from '../../language/language.ts';
import { Finding } from './finding.tsx';
import { type Pointing, PointingContext } from './pointing.ts';

const html = '<!doctype html><html><title>Bread</title><h1>One</h1><h1>Two</h1></html>';
let finding: ReportedRule;

beforeAll(async () => {
	await load({ html: true });
	const { rules } = auditHtml(html, { geo: 'us' });
	const found = rules.find(({ name }) => name === 'only_one_h1_tag');
	if (!found) throw new Error('The rule has another name now.');
	finding = found;
});

async function draw(locale: string, pointing: Partial<Pointing> = {}) {
	const language = await languageFor(locale);
	const given = {
		pointed: null,
		canPoint: true,
		point: () => {},
		mark: () => {},
		regions: async () => [],
		...pointing,
	};
	const root = document.createElement('div');
	await act(() =>
		render(
			<LanguageContext.Provider value={language}>
				<PointingContext.Provider value={given}>
					<Finding finding={finding} />
				</PointingContext.Provider>
			</LanguageContext.Provider>,
			root,
		),
	);
	return root;
}

test('says what is wrong with this page, why, what to do, and where', async () => {
	const root = await draw('en');

	expect(root.querySelector('summary')?.textContent).toContain('2 main headings');
	expect(root.querySelector('.detail')?.textContent).toContain(finding.why);
	expect(root.querySelector('.detail b')?.textContent).toBe(finding.fix);
	expect(root.querySelectorAll('.node')).toHaveLength(2);
});

test('shows a node when pressed, and removes the highlight when pressed again', async () => {
	const [first] = finding.occurrences[0]?.nodes ?? [];
	const point = vi.fn();
	const node = first?.node ?? '';

	(await draw('en', { point })).querySelector('button')?.click();
	const shown = await draw('en', { point, pointed: { node, outcome: 'shown' } });
	expect(shown.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
	shown.querySelector('button')?.click();

	expect(point.mock.calls).toEqual([[node], [null]]);
});

test('says why a node cannot be shown', async () => {
	const [first] = finding.occurrences[0]?.nodes ?? [];
	const pointed = { node: first?.node ?? '', outcome: 'in_head' } as const;

	expect((await draw('en', { pointed })).querySelector('.hint')?.textContent).toContain('head');
	expect((await draw('ja', { pointed })).querySelector('.hint')?.textContent).toContain(
		'head の中',
	);
});

test('disables the nodes of a page that is gone', async () => {
	const root = await draw('en', { canPoint: false });

	expect([...root.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true);
});
