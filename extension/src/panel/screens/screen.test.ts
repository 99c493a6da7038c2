import { expect, test } from 'vitest';
import { showTarget } from './screen.tsx';

test('opens the folds around an element and focuses its first control', () => {
	document.body.innerHTML =
		'<details id="outer"><details id="inner"><summary>Title</summary></details></details>';

	expect(showTarget(document, '#inner')).toBe(true);

	const folds = [...document.querySelectorAll('details')];
	expect(folds.map(({ open }) => open)).toEqual([true, true]);
	expect(document.activeElement?.textContent).toBe('Title');
});

test('says that an element is not there', () => {
	expect(showTarget(document, '#nothing')).toBe(false);
});
