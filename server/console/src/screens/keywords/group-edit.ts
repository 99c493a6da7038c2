import type { EditedGroup } from '@plumbline/console/contract';

type Content = Pick<EditedGroup, 'name' | 'keywords'>;

/** The draft of a group: its name, and its keywords, one per line. */
export interface GroupDraft {
	readonly name: string;
	readonly typed: string;
}

export interface GroupChange {
	readonly name: string;
	readonly add: string[];
	readonly remove: string[];
}

export const draftOf = ({ keywords, name }: Content): GroupDraft => ({
	name,
	typed: keywords.join('\n'),
});

/** The changes of the draft against the group as it was. */
export function changeOf(seen: Content, { name, typed }: GroupDraft): GroupChange {
	const before = new Set(seen.keywords);
	const after = new Set(linesOf(typed));
	return {
		name: name.trim(),
		add: [...after].filter((keyword) => !before.has(keyword)),
		remove: [...before].filter((keyword) => !after.has(keyword)),
	};
}

/** A draft with the changes of both people; where they disagree about the name, with mine. */
export function draftWithBoth(seen: Content, mine: GroupDraft, theirs: Content): GroupDraft {
	const { add, name, remove } = changeOf(seen, mine);
	const kept = theirs.keywords.filter((keyword) => !remove.includes(keyword));
	return draftOf({
		name: name === seen.name ? theirs.name : name,
		keywords: [...new Set([...kept, ...add])],
	});
}

function linesOf(typed: string): readonly string[] {
	return typed
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');
}
