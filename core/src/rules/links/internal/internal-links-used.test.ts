import { expect, it } from 'vitest';
import { auditHtml } from '../../../run/audit-html.ts';

const text = '<p>Feed the starter in the morning with as much flour and water as it weighs.</p>';

function judge(more: string) {
	const html = `<!doctype html><html lang="en"><title>Starter</title><main>${text.repeat(20)}${more}</main>`;
	const { rules } = auditHtml(html, { geo: 'us', scope: 'document' });
	return rules.find(({ name }) => name === 'internal_links_used');
}

it('cannot judge absolute URLs if the URL of the page is not known', () => {
	const link = '<p>Read <a href="https://example.com/rye">how to bake rye bread</a> next.</p>';
	expect(judge(link)).toMatchObject({ status: 'not_checked', reason: 'no_url' });
});

it('needs no page URL if the text has no links, or a relative one', () => {
	expect(judge('')).toMatchObject({ status: 'failed' });
	expect(judge('<p>Read <a href="/rye">how to bake</a> next.</p>')).toMatchObject({
		status: 'passed',
	});
});
