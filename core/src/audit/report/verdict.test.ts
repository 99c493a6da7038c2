import { expect, it } from 'vitest';
import type { Fixture } from '../../rules/fixture.ts';
import { fixtureHtml, fixtureOptions } from '../../rules/ordinary-page.ts';
import { auditHtml } from '../../run/audit-html.ts';
import { verdictLine } from './verdict-line.ts';

const audit = (fixture: Fixture, isMeantToBeHidden = false) =>
	auditHtml(fixtureHtml(fixture), { ...fixtureOptions(fixture), isMeantToBeHidden });

const robots = (content: string, name = 'robots') => `<meta name="${name}" content="${content}">`;

const elsewhere = '<link rel="canonical" href="https://example.com/bread">';

it.each<[string, Fixture, string]>([
	['without robots tags in either state', { served: {} }, 'yes'],
	['that is sent with noindex, which scripts take away', sent(robots('noindex')), 'unknown'],
	['that is sent with noindex for Google alone', sent(robots('none', 'googlebot')), 'unknown'],
	['that is sent with noindex for another engine', sent(robots('noindex', 'yandex')), 'yes'],
	['to which scripts add noindex', { head: robots('noindex'), served: {} }, 'no'],
	[
		'that has noindex in both states',
		{ head: robots('noindex'), ...sent(robots('noindex')) },
		'no',
	],
	[
		'that is sent with noindex and names another',
		{ canonical: elsewhere, ...sent(robots('noindex')) },
		'elsewhere',
	],
])('for a page %s', (_page, fixture, indexable) => {
	expect(audit(fixture).indexable).toBe(indexable);
});

it('is unknown if a script removes the noindex of a page that is meant to be hidden', () => {
	expect(audit(sent(robots('noindex')), true).indexable).toBe('unknown');
});

it('never says “can be indexed” beside an indexing problem that must be fixed', () => {
	const report = audit(sent(robots('noindex')));
	expect(verdictLine(report)).toMatch(/^Indexing cannot be judged here · 1 must fix/);
	expect(verdictLine({ ...report, locale: 'ja' })).not.toContain('検索に登録できます');
});

function sent(head: string): Fixture {
	return { served: { head } };
}
