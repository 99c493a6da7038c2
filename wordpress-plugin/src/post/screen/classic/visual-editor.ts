import { formFields } from './form-fields.ts';

/** The parts of TinyMCE that we use. */
export interface VisualEditor {
	readonly id: string;
	readonly selection: { select(node: Node): void; isCollapsed(): boolean };
	readonly undoManager: { transact(change: () => void): void };
	getContent(): string;
	setContent(html: string): void;
	getBody(): HTMLElement | null;
	getDoc(): Document;
	focus(skipFocus?: boolean): void;
	isHidden(): boolean;
	insertContent(html: string): void;
	execCommand(name: string, ui: boolean, value: object): void;
	on(events: string, listener: () => void): void;
}

interface TinyMce {
	get(id: string): VisualEditor | null;
	on(event: 'AddEditor', listener: (event: { readonly editor: VisualEditor }) => void): void;
}

declare global {
	interface Window {
		/** Missing for users who turned off the visual editor. */
		readonly tinymce?: TinyMce;
	}
}

/** The visual editor of the post while it is shown; null in text mode. */
export function visualEditor(): VisualEditor | null {
	const editor = window.tinymce?.get(formFields().text);
	return editor?.getBody() && !editor.isHidden() ? editor : null;
}

/** Calls back with the visual editor of the post once WordPress has created it. */
export function onVisualEditor(found: (editor: VisualEditor) => void): void {
	const { text } = formFields();
	const editor = window.tinymce?.get(text);
	if (editor) found(editor);
	window.tinymce?.on('AddEditor', ({ editor: added }) => {
		if (added.id === text) found(added);
	});
}

export const contentArea = (): HTMLTextAreaElement | null =>
	document.querySelector<HTMLTextAreaElement>(`textarea#${formFields().text}`);
