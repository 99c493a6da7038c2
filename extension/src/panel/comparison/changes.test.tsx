import { auditHtml, createAuditor, factsOfHtml, load, pageGlance } from '@plumbline/core';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, test } from 'vitest';
import { type KeptAudit, keptAudit } from '../../history/kept-audit.ts';
import { LanguageContext, languageFor } from '../../language/language.ts';
import { Changes } from './changes.tsx';

beforeAll(() => load({ html: true }));

function audit(title: string): KeptAudit {
	const html = `<!doctype html><html lang="en"><head>${title}<meta name="viewport" content="width=device-width"></head><body><h1>Rye bread</h1></body></html>`;
	const about = { geo: 'us', url: 'https://bakery.example/' } as const;
	const { facts, ruleSet } = createAuditor(about);
	const glance = pageGlance(
		facts(factsOfHtml(html, { ...about, scope: 'document' })),
		ruleSet,
		new Date('2026-11-25'),
	);
	return keptAudit(auditHtml(html, about), { time: 1, words: [], glance });
}

async function draw(before: KeptAudit, now: KeptAudit) {
	const root = document.createElement('div');
	const language = await languageFor('en');
	await act(() =>
		render(
			<LanguageContext value={language}>
				<Changes {...{ before, now }} />
			</LanguageContext>,
			root,
		),
	);
	return root.textContent;
}

const untitled = '';
const titled = '<title>Rye bread, baked here</title>';

test('compares the counts of findings, not a score', async () => {
	const shown = await draw(audit(untitled), audit(titled));

	expect(shown).toContain('1 must fix · 1 worth fixing · 2 notes → 1 worth fixing · 2 notes');
	expect(shown).not.toContain('Score');
});

test('of an audit that was stored without counts, none are claimed', async () => {
	const { counts: _, ...older } = audit(untitled);

	expect(await draw(older, audit(titled))).not.toContain('→');
});
