import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockContent } from '@wordpress/blocks';
import { dispatch, select, select as selectNow } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { settings } from '../../settings/settings.ts';
import { type Block, flatBlocks } from '../content/block.ts';
import { missingAltText } from '../content/undescribed-image.ts';
import { withOverrides } from '../content/with-overrides.ts';
import { metaKeys } from '../meta/post-meta.ts';
import type { Canvas, EditScreen, Select } from './edit-screen.ts';
import { insertLink } from './insert-link.ts';
import { postAddress } from './post-address.ts';
import { replacedInAttributes } from './replaced-in-attributes.ts';

const blockEditorCanvas: Canvas = { document: canvasDocument, elementOf };

/** Newer editors show the post in an iframe, older ones in the page itself. */
function canvasDocument(): Document {
	const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
	return frame?.contentDocument ?? document;
}

function elementOf(clientId: string): HTMLElement | null {
	return canvasDocument().querySelector<HTMLElement>(`[data-block="${CSS.escape(clientId)}"]`);
}

/** Replaces a part of a block’s texts. */
function replaceInBlock(clientId: string, before: string, after: string): void {
	const block = select(blockEditorStore).getBlock(clientId);
	const changed = block && replacedInAttributes(block.attributes, before, after);
	if (changed) dispatch(blockEditorStore).updateBlockAttributes(clientId, changed);
}

/** The post in WordPress’s block editor. */
export const blockEditor: EditScreen = {
	title: (select) => select(editorStore).getEditedPostAttribute('title') ?? '',
	address: (select) => postAddress(select(editorStore)),
	excerpt: (select) => select(editorStore).getEditedPostAttribute('excerpt') ?? '',
	featuredImage: (select) =>
		Number(select(editorStore).getEditedPostAttribute('featured_media') ?? 0),
	termIds: (select, attribute) => select(editorStore).getEditedPostAttribute(attribute) ?? null,
	meta(select) {
		const meta = select(editorStore).getEditedPostAttribute('meta');
		return meta && metaKeys.keywords in meta ? meta : null;
	},
	changeMeta: (meta) => void dispatch(editorStore).editPost({ meta }),
	blocks: (select) => flatBlocks(postBlocks(select), innerBlocks(select)),
	contentOf: (block) => getBlockContent(block as Parameters<typeof getBlockContent>[0]), // it does not change the block
	selectedBlock: (select) => select(blockEditorStore).getSelectedBlockClientId(),
	isEmpty: (select) => select(editorStore).isEditedPostEmpty(),
	isNew: (select) => select(editorStore).isEditedPostNew(),
	isPublished: (select) => select(editorStore).isCurrentPostPublished(),
	isSaving(select) {
		const editor = select(editorStore);
		return (editor.isSavingPost() && !editor.isAutosavingPost()) || areMetaBoxesSaving(select);
	},
	async saveForPreview() {
		const editor = selectNow(editorStore);
		if (editor.isEditedPostDirty()) await dispatch(editorStore).autosave();
		return !editor.isEditedPostDirty();
	},
	canvas: blockEditorCanvas,
	canvasVersion(select) {
		const editor = select(editorStore);
		return `${editor.getDeviceType()} ${editor.getRenderingMode()} ${editor.getEditorMode()}`;
	},
	openPanel() {
		// The panel before publishing would cover it.
		dispatch(editorStore).closePublishSidebar();
		const name = settings().siteEditor ? 'core/edit-site' : 'core/edit-post';
		const editor = dispatch(name) as EditorActions; // stores found by name have no types
		editor.openGeneralSidebar('plumbline/plumbline');
	},
	focusTitle() {
		const title = blockEditorCanvas.document().querySelector<HTMLElement>('.wp-block-post-title');
		title?.focus({ preventScroll: true });
		title?.scrollIntoView({ block: 'center' });
	},
	selectBlock: (clientId) => void dispatch(blockEditorStore).selectBlock(clientId),
	insertLink,
	undescribedImage(clientId, select) {
		const block = select(blockEditorStore).getBlock(clientId);
		const attribute = block && missingAltText(block);
		if (!attribute) return null;
		return {
			imageId: Number(block.attributes.id ?? block.attributes.mediaId ?? 0),
			describe: (text) =>
				void dispatch(blockEditorStore).updateBlockAttributes(clientId, { [attribute]: text }),
		};
	},
	replaceIn: replaceInBlock,
};

interface EditorActions {
	openGeneralSidebar(name: string): void;
}

/** Meta boxes, such as those of ACF, are saved after the post. */
function areMetaBoxesSaving(select: Select): boolean {
	const editPost = select('core/edit-post') as { isSavingMetaBoxes?(): boolean } | undefined; // stores found by name have no type
	return editPost?.isSavingMetaBoxes?.() ?? false;
}

/**
 * When the editor shows the template, the post’s blocks are inside the content block, or not shown
 * at all.
 */
function postBlocks(select: Select): readonly Block[] {
	const blocks = select(blockEditorStore);
	if (select(editorStore).getRenderingMode() === 'post-only') return blocks.getBlocks();
	const [content] = blocks.getBlocksByName('core/post-content');
	return content === undefined ? [] : blocks.getBlocks(content);
}

/** A synced pattern has no inner blocks of its own; the store knows the ones it shows. */
function innerBlocks(select: Select): (block: Block) => readonly Block[] {
	const { areInnerBlocksControlled, getBlocks } = select(blockEditorStore);
	return (block) =>
		areInnerBlocksControlled(block.clientId)
			? withOverrides(block, getBlocks(block.clientId))
			: block.innerBlocks;
}
