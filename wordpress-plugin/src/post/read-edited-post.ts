import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { readExtraContent } from '../extra-content/read-extra-content.ts';
import { headOfPost } from '../head/head-of-post.ts';
import { withOwnersKeywords } from '../head/owners-keywords.ts';
import { readImageUrl } from '../head/read-image-url.ts';
import { schemaOfPost } from '../head/schema-of-post.ts';
import { policyStore } from '../policy/policy-store.ts';
import { settings } from '../settings.ts';
import { wishesOf } from './audit-wishes.ts';
import type { Block } from './block.ts';
import type { EditedPost } from './edited-post.ts';
import { flatBlocks } from './flat-blocks.ts';
import { postAddress } from './post-address.ts';
import { metaKeys, type PostMeta } from './post-meta.ts';
import { withOverrides } from './with-overrides.ts';

/** `shown` is the version of the canvas's output. */
export function readEditedPost(shown: number): EditedPost {
	const editor = select(editorStore);
	const meta: PostMeta = editor.getEditedPostAttribute('meta') ?? {};
	const title = editor.getEditedPostAttribute('title') ?? '';
	const url = postAddress(editor);
	const excerpt = editor.getEditedPostAttribute('excerpt') ?? '';
	const featured = settings().head.hasSocialTags
		? editor.getEditedPostAttribute('featured_media')
		: 0;
	const socialImage = readImageUrl(meta[metaKeys.socialImage] || Number(featured ?? 0));
	return {
		title,
		url,
		head: headOfPost(settings().head, { title, url, meta, excerpt, socialImage }),
		wishes: wishesOf(
			withOwnersKeywords(meta, settings().head, select),
			select(policyStore).policy().dismissals,
		),
		blocks: flatBlocks(postBlocks(), innerBlocks()),
		extra: readExtraContent(),
		schema: schemaOfPost(settings().head.schema, { title, excerpt, socialImage }),
		shown,
	};
}

/**
 * When the editor shows the template, the post’s blocks are inside the content block, or not shown
 * at all.
 */
function postBlocks(): readonly Block[] {
	const blockEditor = select(blockEditorStore);
	if (select(editorStore).getRenderingMode() === 'post-only') return blockEditor.getBlocks();
	const [content] = blockEditor.getBlocksByName('core/post-content');
	return content === undefined ? [] : blockEditor.getBlocks(content);
}

/** A synced pattern has no inner blocks of its own; the store knows the ones it shows. */
function innerBlocks(): (block: Block) => readonly Block[] {
	const { areInnerBlocksControlled, getBlocks } = select(blockEditorStore);
	return (block) =>
		areInnerBlocksControlled(block.clientId)
			? withOverrides(block, getBlocks(block.clientId))
			: block.innerBlocks;
}
