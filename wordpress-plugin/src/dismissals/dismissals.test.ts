import { expect, test } from 'vitest';
import { finding } from '../findings/finding.fixtures.ts';
import { withDismissal, withoutDismissal } from './dismissals.ts';

const links = finding([['a:0'], ['b:5']]);

test('dismisses a rule, a class, or the places there are now', () => {
	const dismissed = (scope: 'rule' | 'class' | 'occurrence') =>
		withDismissal({}, links, scope, ' Icons. ')._plumbline_dismissals;

	expect(dismissed('rule')).toEqual([{ kind: 'rule', name: 'links_have_text', reason: 'Icons.' }]);
	expect(dismissed('class')).toEqual([{ kind: 'class', name: 'engine', reason: 'Icons.' }]);
	expect(dismissed('occurrence')).toEqual([
		{ kind: 'occurrence', name: 'a:0', reason: 'Icons.' },
		{ kind: 'occurrence', name: 'b:5', reason: 'Icons.' },
	]);
});

test('a place without a reason is known by its message', () => {
	expect(withDismissal({}, links, 'occurrence', '')._plumbline_dismissals?.[0]?.reason).toBe(
		'A link has no text',
	);
});

test('nothing is dismissed twice, and what is restored is gone', () => {
	const once = withDismissal({}, links, 'rule', 'Icons.');
	const [dismissal] = once._plumbline_dismissals ?? [];

	expect(withDismissal(once, links, 'rule', 'Again.')).toEqual(once);
	expect(dismissal && withoutDismissal(once, dismissal)).toEqual({ _plumbline_dismissals: [] });
});
