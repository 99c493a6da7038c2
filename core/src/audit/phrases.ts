/** Sentences that every view of a report shares. Japanese stands in `locales/ja.json` as `phrase.<key>`. */
export const phrases = {
	indexable_yes: 'Can be indexed',
	indexable_no: 'Cannot be indexed',
	indexable_hidden: 'Hidden from search on purpose',
	indexable_unknown: 'Indexing cannot be judged here',
	must_fix: '{count} must fix',
	worth_fixing: '{count} worth fixing',
	notes_one: '{count} note',
	notes_other: '{count} notes',
	nothing_found: 'Nothing to fix',
	not_checked: '{count} not checkable here',
	passed: '{count} right',
	class_engine: 'search engine',
	class_convention: 'convention',
	class_accessibility: 'accessibility',
	class_information: 'information',
} as const;

export type PhraseKey = keyof typeof phrases;
