import { expect, test } from 'vitest';
import { wishesOf } from '../../post/audit-wishes.ts';
import { finding } from '../findings/finding.fixtures.ts';
import { isDismissed, type Scope, withDismissal, withoutDismissal } from './dismissals.ts';

const links = finding([['a:0'], ['b:5']]);

test('dismisses a rule, a class, or the current occurrences', () => {
	const dismissed = (scope: 'rule' | 'class' | 'occurrence') =>
		withDismissal({}, links, scope, ' Icons. ')._plumbline_dismissals;

	expect(dismissed('rule')).toEqual([{ kind: 'rule', name: 'links_have_text', reason: 'Icons.' }]);
	expect(dismissed('class')).toEqual([{ kind: 'class', name: 'engine', reason: 'Icons.' }]);
	expect(dismissed('occurrence')).toEqual([
		{ kind: 'occurrence', name: 'a:0', reason: 'Icons.' },
		{ kind: 'occurrence', name: 'b:5', reason: 'Icons.' },
	]);
});

test('a finding is dismissed with its check, its class or all of its places', () => {
	const isDismissedBy = (scope: Scope, finding = links) =>
		isDismissed(links, wishesOf(withDismissal({}, finding, scope, '')));
	const [first] = links.occurrences;

	expect((['rule', 'class', 'occurrence'] as const).map((scope) => isDismissedBy(scope))).toEqual([
		...[true, true, true],
	]);
	expect(first && isDismissedBy('occurrence', { ...links, occurrences: [first] })).toBe(false);
	expect(isDismissed(links, wishesOf({}))).toBe(false);
});

test('a dismissal without a reason stores the message of the finding', () => {
	expect(withDismissal({}, links, 'occurrence', '')._plumbline_dismissals?.[0]?.reason).toBe(
		'A link has no text',
	);
});

test('never dismisses twice, and restoring removes the dismissal', () => {
	const once = withDismissal({}, links, 'rule', 'Icons.');
	const [dismissal] = once._plumbline_dismissals ?? [];

	expect(withDismissal(once, links, 'rule', 'Again.')).toEqual(once);
	expect(dismissal && withoutDismissal(once, dismissal)).toEqual({ _plumbline_dismissals: [] });
});
