import { expect, it } from 'vitest';
import { type Fault, faultKinds, type Look } from '../look/fault.ts';
import { dueFaultLooks, settleFaults } from './settle-faults.ts';

const minute = 60_000;
const noindex: Fault = { kind: 'noindex', detail: 'noindex' };
const well: Look = { faults: [], judged: new Set(faultKinds) };
const ill: Look = { faults: [noindex], judged: new Set(faultKinds) };
const away: Look = {
	faults: [{ kind: 'error_status', detail: '503' }],
	judged: new Set(['unreachable', 'error_status', 'redirected']),
	isPartial: true,
};

/** Looks at these minutes, after a first look that found nothing. */
function course(looks: readonly (readonly [number, Look])[], first = well) {
	let { faults } = settleFaults(null, first, 0);
	const messages: string[] = [];
	for (const [at, look] of looks) {
		const settled = settleFaults(faults, look, at * minute);
		faults = settled.faults;
		messages.push(...settled.opened.map(({ kind }) => `${at}: ${kind}`));
		messages.push(...settled.cleared.map(({ kind }) => `${at}: well, ${kind}`));
	}
	return { messages, faults: faults ?? [] };
}

it('reports a fault once it was seen again after one and after ten minutes', () => {
	expect(
		course([
			[60, ill],
			[61, ill],
			[71, ill],
			[120, ill],
			[121, ill],
		]).messages,
	).toEqual(['71: noindex']);
});

it('does not count looks that follow too soon', () => {
	expect(
		course([
			[60, ill],
			[60.1, ill],
			[60.2, ill],
			[60.3, ill],
		]).messages,
	).toEqual([]);
	expect(
		course([
			[60, ill],
			[61, ill],
			[62, ill],
			[63, ill],
		]).messages,
	).toEqual([]);
});

it('forgets a fault that is gone at the second look', () => {
	expect(
		course([
			[60, ill],
			[61, well],
			[71, ill],
			[72, well],
		]),
	).toEqual({ messages: [], faults: [] });
});

it('gives the all-clear once, after looks that confirm it', () => {
	const broken = [
		[60, ill],
		[61, ill],
		[71, ill],
	] as const;
	expect(course([...broken, [200, well], [201, well], [211, well], [300, well]]).messages).toEqual([
		'71: noindex',
		'211: well, noindex',
	]);
	expect(course([...broken, [200, well], [201, ill], [260, well], [261, ill]]).messages).toEqual([
		'71: noindex',
	]);
});

it('does not report faults from before the watch began', () => {
	expect(
		course(
			[
				[60, ill],
				[61, ill],
				[71, ill],
				[200, well],
				[300, well],
			],
			ill,
		).messages,
	).toEqual([]);
});

it('does not report faults that the first successful look finds', () => {
	expect(
		course(
			[
				[60, away],
				[120, ill],
				[121, ill],
				[131, ill],
			],
			away,
		),
	).toMatchObject({ messages: [], faults: [{ kind: 'noindex', state: 'accepted' }] });
});

it('keeps content faults unchanged while the page does not arrive', () => {
	const { messages, faults } = course([
		[60, ill],
		[61, ill],
		[71, ill],
		[80, away],
		[90, well],
	]);
	expect(messages).toEqual(['71: noindex']);
	expect(faults).toMatchObject([{ kind: 'noindex', state: 'easing' }]);
});

it('asks for a look only while something waits for it', () => {
	const { faults } = course([[60, ill]]);
	expect(dueFaultLooks(faults)).toEqual([61 * minute]);
	expect(
		dueFaultLooks(
			course([
				[60, ill],
				[61, ill],
				[71, ill],
			]).faults,
		),
	).toEqual([]);
});

it('keeps the first look that saw a fault, until the fault is gone', () => {
	const looks = [
		[60, ill],
		[61, ill],
		[71, ill],
		[90, well],
		[91, ill],
		[300, ill],
	] as const;
	expect(course(looks).faults).toMatchObject([{ state: 'open', sinceMs: 60 * minute }]);
	const healed = [
		[400, well],
		[401, well],
		[411, well],
		[500, ill],
	] as const;
	expect(course([...looks, ...healed]).faults).toMatchObject([
		{ state: 'suspected', sinceMs: 500 * minute },
	]);
});
