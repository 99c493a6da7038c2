import { autop } from '@wordpress/autop';
import { dispatch, select } from '@wordpress/data';
import { settings } from '../../../settings/settings.ts';
import { type ClassicForm, classicStore } from './classic-store.ts';
import { formFields } from './form-fields.ts';
import { contentArea, onVisualEditor, type VisualEditor, visualEditor } from './visual-editor.ts';

/** A pause in typing, in ms, before the text is read: reading a long text takes a few ms. */
const pauseMs = 120;

/** Longest wait in ms, so that non-stop typing still gets results. */
const longestWaitMs = 2_000;

const change = (part: Partial<ClassicForm>) => void dispatch(classicStore).change(part);

/** Keeps the store equal to the fields of the form. */
export function watchForm(): void {
	const { excerpt, title } = formFields();
	watchField('title', title);
	watchField('excerpt', excerpt);
	watchFeaturedImage();
	contentArea()?.addEventListener('input', () => {
		change({ isTyped: true });
		readLater();
	});
	onVisualEditor(watchVisualEditor);
	readContent();
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where the form has no such field, the value is that of the saved page. */
function watchField(name: 'title' | 'excerpt', id: string | null) {
	const field = id === null ? null : document.querySelector<Field>(`#${id}`);
	const saved = settings().head.variables[name] ?? '';
	const read = () => change({ [name]: field ? field.value : saved });
	field?.addEventListener('input', () => {
		change({ isTyped: true });
		read();
	});
	read();
}

/** WordPress replaces the whole box when somebody chooses an image. */
function watchFeaturedImage() {
	const box = document.querySelector('#postimagediv');
	const read = () => {
		const id = Number(box?.querySelector<HTMLInputElement>('#_thumbnail_id')?.value ?? 0);
		change({ featuredImage: Math.max(0, id) });
	};
	if (box) new MutationObserver(read).observe(box, { childList: true, subtree: true });
	read();
}

function watchVisualEditor(editor: VisualEditor) {
	editor.on('init show hide', readContent);
	editor.on('dirty', () => change({ isTyped: true }));
	editor.on('input change undo redo SetContent', readLater);
}

let waiting: ReturnType<typeof setTimeout> | undefined;
let waitingSince = 0;

function readLater() {
	const now = performance.now();
	if (waiting === undefined) waitingSince = now;
	else clearTimeout(waiting);
	const rest = waitingSince + longestWaitMs - now;
	waiting = setTimeout(readContent, Math.max(0, Math.min(pauseMs, rest)));
}

/** Reads the text now, instead of after the pause. */
export function readContent(): void {
	clearTimeout(waiting);
	waiting = undefined;
	const editor = visualEditor();
	const content = editor ? editor.getContent() : autop(contentArea()?.value ?? '');
	const mode = editor ? 'visual' : 'text';
	const { form } = select(classicStore);
	if (form().content !== content || form().mode !== mode) change({ content, mode });
}
