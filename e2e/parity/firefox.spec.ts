import { test } from '@playwright/test';
import { firefoxUnderTest } from './firefox-under-test.ts';
import { parityStories } from './parity-stories.ts';

test('Firefox sees what Node sees', async () => {
	await parityStories(firefoxUnderTest);
});
