import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { readExtraContent } from '../extra-content/read-extra-content.ts';
import { policyStore } from '../policy/policy-store.ts';
import { wishesOf } from './audit-wishes.ts';
import type { Block } from './block.ts';
import type { EditedPost } from './edited-post.ts';
import { flatBlocks } from './flat-blocks.ts';
import { postAddress } from './post-address.ts';
import { metaKeys, type PostMeta } from './post-meta.ts';
import { withOverrides } from './with-overrides.ts';

/** Takes the number that changes with the canvas. */
export function readEditedPost(shown: number): EditedPost {
	const editor = select(editorStore);
	const meta: PostMeta = editor.getEditedPostAttribute('meta') ?? {};
	return {
		title: editor.getEditedPostAttribute('title') ?? '',
		url: postAddress(editor),
		description: meta[metaKeys.description] ?? '',
		wishes: wishesOf(meta, select(policyStore).policy().dismissals),
		blocks: flatBlocks(postBlocks(), innerBlocks()),
		extra: readExtraContent(),
		shown,
	};
}

/** When the template is shown, the post’s blocks are inside it, or not shown at all. */
function postBlocks(): readonly Block[] {
	const blockEditor = select(blockEditorStore);
	if (select(editorStore).getRenderingMode() === 'post-only') return blockEditor.getBlocks();
	const [content] = blockEditor.getBlocksByName('core/post-content');
	return content === undefined ? [] : blockEditor.getBlocks(content);
}

/** A synced pattern holds no blocks itself; the store knows which ones it shows. */
function innerBlocks(): (block: Block) => readonly Block[] {
	const { areInnerBlocksControlled, getBlocks } = select(blockEditorStore);
	return (block) =>
		areInnerBlocksControlled(block.clientId)
			? withOverrides(block, getBlocks(block.clientId))
			: block.innerBlocks;
}
