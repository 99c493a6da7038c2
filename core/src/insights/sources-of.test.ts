import { expect, it } from 'vitest';
import { auditHtml } from '../run/audit-html.ts';
import { sourcesOf } from './sources-of.ts';

const html = `<!doctype html><html lang="en"><title>Rye</title><script type="application/ld+json">
[{"@type":"Recipe","name":"Rye"},{"@type":"Recipe"},{"@type":"Event"}]</script>`.replaceAll(
	'"@type"',
	'"@context":"https://schema.org","@type"',
);

it('lists the source of the rule first, then those of the incomplete types', () => {
	const { rules } = auditHtml(html, { geo: 'us' });
	const finding = rules.find(({ name }) => name === 'structured_data_has_required_properties');
	if (!finding) throw new Error('The rule has another name now.');
	const google = 'https://developers.google.com/search/docs/appearance/structured-data';
	expect(sourcesOf(finding)).toEqual(
		['sd-policies', 'recipe', 'event'].map((page) => `${google}/${page}`),
	);
	expect(finding.occurrences.map(({ message }) => message).join()).not.toContain('https:');
});
