import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('the file can still be read when the browser begins to save it, and is freed later', async () => {
	vi.useFakeTimers();
	const freed = vi.spyOn(URL, 'revokeObjectURL');
	const saved: { name: string; content: Blob }[] = [];
	let content = new Blob();
	vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
		content = blob as Blob;
		return 'blob:bread';
	});
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		saved.push({ name: `${this.download} ${this.href}`, content });
	});

	saveFile({ name: 'bread.csv', type: 'text/csv', content: 'a,b' });

	expect(saved.map(({ name }) => name)).toEqual(['bread.csv blob:bread']);
	expect(await saved[0]?.content.text()).toBe('a,b');
	expect(freed).not.toHaveBeenCalled();
	vi.advanceTimersByTime(60_000);
	expect(freed).toHaveBeenCalledWith('blob:bread');
});
