import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { AnnouncingContext, CopyButton } from './copy-button.tsx';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function pressed(writeText: (text: string) => Promise<void>) {
	vi.useFakeTimers();
	vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
	const said: string[] = [];
	const place = await draw(
		<AnnouncingContext.Provider value={(sentence) => said.push(sentence)}>
			<CopyButton name="the link" textOf={() => 'https://bakery.example/'} />
		</AnnouncingContext.Provider>,
	);
	const button = place.querySelector('button') as HTMLButtonElement;
	const before = button.innerHTML;
	await act(async () => {
		button.click();
		await vi.advanceTimersByTimeAsync(0);
	});
	return { before, button, said };
}

test('copies, says so, and looks as before after a moment', async () => {
	const copied: string[] = [];
	const { before, button, said } = await pressed(async (text) => void copied.push(text));
	expect(copied).toEqual(['https://bakery.example/']);
	expect(said).toEqual(['Copied: the link']);
	expect(button.innerHTML).not.toBe(before);
	await act(async () => void vi.advanceTimersByTime(1500));
	expect(button.innerHTML).toBe(before);
});

test('says that the browser did not allow copying', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const { button, said } = await pressed(() => Promise.reject(new Error('No.')));
	expect(said).toEqual(['Not copied.']);
	expect(button.title).toBe('Not copied.');
});
