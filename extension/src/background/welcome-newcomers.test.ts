import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { welcomeNewcomers } from './welcome-newcomers.ts';

beforeEach(() => fakeBrowser.reset());

test.each([
	[{ reason: 'install' }, 1],
	[{ reason: 'update' }, 0],
	[{ reason: 'browser_update' }, 0],
	[{ reason: 'install', temporary: true }, 0],
])('after %o the welcome page opens %i times', async (details, times) => {
	const create = vi.spyOn(fakeBrowser.tabs, 'create');
	welcomeNewcomers();

	await fakeBrowser.runtime.onInstalled.trigger(details as never); // the type lacks some of these keys

	expect(create).toHaveBeenCalledTimes(times);
	create.mockRestore();
});
