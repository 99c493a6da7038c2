import { expect, test } from 'vitest';
import {
	auditOptions as options,
	titledPost as post,
	signal,
} from '../../audit/post-audit.fixtures.ts';
import { createPostAudit } from '../../audit/post-audit.ts';
import { wishesOf } from '../../post/audit-wishes.ts';
import { block } from '../../post/content/block.fixtures.ts';
import { withFocusKeyword } from '../../post/meta/post-meta.ts';
import { focusReport } from './focus-report.ts';

test('finds the focus keyword in the head, in blocks and in the URL', async () => {
	const wishes = wishesOf(withFocusKeyword({}, 'sourdough loaves'));
	const url = 'https://example.com/sourdough-loaf/';
	const blocks = [
		block({
			clientId: 'a',
			attributes: {
				content:
					'A sourdough loaf takes a whole day of time, and nobody who waits for it goes home without bread.',
			},
		}),
	];

	const audited = await createPostAudit(options)({ ...post, url, wishes, blocks }, signal);

	const found = focusReport(audited)?.places.map(({ best, name }) => [name, best]);
	expect(Object.fromEntries(found ?? [])).toMatchObject({
		title: 'exact',
		text: 'exact',
		first_paragraph: 'exact',
		url: 'exact',
		alt: 'absent',
	});
	expect(focusReport(await createPostAudit(options)(post, signal))).toBeNull();
});
