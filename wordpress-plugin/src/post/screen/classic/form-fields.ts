import { settings } from '../../../settings/settings.ts';

interface FormFields {
	/** Id of the field with the title or name; null if the form has none. */
	readonly title: string | null;
	readonly excerpt: string | null;
	/** Id of the field with the text. */
	readonly text: string;
}

/** The fields of WordPress’s forms. The description of an archive is its text and its excerpt. */
const fields = {
	post: { title: 'title', excerpt: 'excerpt', text: 'content' },
	term: { title: 'name', excerpt: 'description', text: 'description' },
	user: { title: 'display_name', excerpt: 'description', text: 'description' },
	home: { title: null, excerpt: null, text: 'none' },
} satisfies Readonly<Record<string, FormFields>>;

export const formFields = (): FormFields => fields[settings().classic?.form ?? 'post'];
