import { createReduxStore, register } from '@wordpress/data';
import type { PostMeta } from '../../meta/post-meta.ts';

/** The present contents of the form of the classic editor. */
export interface ClassicForm {
	readonly title: string;
	readonly excerpt: string;
	/** The text as HTML with paragraphs. */
	readonly content: string;
	/** Id of the featured image; 0 for none. */
	readonly featuredImage: number;
	/** `visual` and the number of its editor, or `text`. */
	readonly mode: string;
	readonly meta: PostMeta;
	/** Somebody has typed into a field since the page was loaded. */
	readonly isTyped: boolean;
}

interface Changed {
	readonly type: 'CHANGED';
	readonly part: Partial<ClassicForm>;
}

const empty: ClassicForm = {
	title: '',
	excerpt: '',
	content: '',
	featuredImage: 0,
	mode: 'text',
	meta: {},
	isTyped: false,
};

export const classicStore = createReduxStore('plumbline/classic', {
	reducer: (form: ClassicForm = empty, action: Changed): ClassicForm =>
		action.type === 'CHANGED' ? { ...form, ...action.part } : form,
	selectors: { form: (form: ClassicForm) => form },
	actions: { change: (part: Partial<ClassicForm>): Changed => ({ type: 'CHANGED', part }) },
});

register(classicStore);
