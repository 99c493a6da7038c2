import { test } from '@playwright/test';
import { chromiumUnderTest } from './chromium-under-test.ts';
import { parityStories } from './parity-stories.ts';

test('Chromium sees what Node sees', async () => {
	await parityStories(chromiumUnderTest);
});
