import { expect, test } from 'vitest';
import {
	type Edit,
	type EditResult,
	editsToSend,
	keyOf,
	overwriting,
	withEdit,
	withResults,
} from './edit.ts';

const edit = (more: Partial<Edit> = {}): Edit => ({
	id: 7,
	field: 'title',
	before: 'Rye',
	after: 'Rye bread',
	...more,
});

const answer = (status: EditResult['status'], current: string | null = null): EditResult => ({
	id: 7,
	field: 'title',
	index: null,
	status,
	current,
	editor: '',
});

test('an edit that is taken back leaves the draft', () => {
	const draft = withEdit({}, edit());
	expect(withEdit(draft, edit({ after: ' Rye ' }))).toEqual({});
});

test('saved edits leave the draft, and what was typed meanwhile stays', () => {
	const sent = [edit(), edit({ id: 8 })];
	const draft = withEdit(withEdit({}, edit({ after: 'Rye bread, typed on' })), edit({ id: 8 }));
	expect(withResults(draft, sent, [answer('saved'), answer('unchanged')])).toEqual({
		'7:title': edit({ before: 'Rye bread', after: 'Rye bread, typed on' }),
	});
});

test('a conflict is kept and not sent again until the writer decides', () => {
	const draft = withResults(withEdit({}, edit()), [edit()], [answer('conflict', 'Theirs')]);
	expect(editsToSend(Object.values(draft))).toEqual([]);
	const decided = overwriting(draft[keyOf(edit())] ?? edit());
	expect(decided).toEqual(edit({ before: 'Theirs' }));
});

test('an edit of a post that is open elsewhere is sent again', () => {
	const draft = withResults(withEdit({}, edit()), [edit()], [answer('locked')]);
	expect(editsToSend(Object.values(draft))).toHaveLength(1);
});
