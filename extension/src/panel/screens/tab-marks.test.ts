import { expect, test } from 'vitest';
import { tabMarks } from './tab-marks.ts';

test('counts findings above note at the tabs that show them', () => {
	const marks = tabMarks([
		{ name: 'canonical_points_to_this_page', group: 'indexability', severity: 'error' },
		{ name: 'images_are_not_broken', group: 'images', severity: 'warning' },
		{ name: 'image_links_have_alt_text', group: 'links', severity: 'warning' },
		{ name: 'title_tag_used', group: 'title', severity: 'warning' },
		{ name: 'links_have_text', group: 'links', severity: 'note' },
	]);

	expect(Object.fromEntries(marks)).toEqual({
		findings: { count: 4, tone: 'bad' },
		indexing: { count: 1, tone: 'bad' },
		images: { count: 2, tone: 'warn' },
		links: { count: 1, tone: 'warn' },
	});
});
