import type { Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { type Editor, emptyPost, newPost } from './editor.ts';
import { expect, test } from './wordpress-fixture.ts';

interface SharedEditor {
	readonly page: Page;
	readonly editor: Editor;
}

/**
 * Opens one editor for all stories of a group, because opening it takes more time than most of them.
 * Each story finds the post empty.
 */
export function shareEditor(onStory: (shared: SharedEditor) => void): void {
	let shared: SharedEditor;
	let complaints: readonly string[];

	test.beforeAll(async ({ browser, wordPress }) => {
		const page = await browser.newPage({ reducedMotion: 'reduce' });
		complaints = complaintsOf(page);
		shared = { page, editor: await newPost(page, wordPress.url) };
	});
	test.beforeEach(() => onStory(shared));
	test.afterEach(async () => {
		expect(complaints).toEqual([]);
		await emptyPost(shared.page, shared.editor);
	});
	test.afterAll(() => shared?.page.close());
}
