import { select } from '@wordpress/data';
import { policyStore } from '../policy/policy-store.ts';
import { settings } from '../settings/settings.ts';
import { wishesOf } from './audit-wishes.ts';
import type { EditedPost } from './edited-post.ts';
import { readExtraContent } from './extra-content/read-extra-content.ts';
import { headOfPost } from './head/head-of-post.ts';
import { withOwnersKeywords } from './head/owners-keywords.ts';
import { readImageUrl } from './head/read-image-url.ts';
import { schemaOfPost } from './head/schema-of-post.ts';
import { metaKeys, type PostMeta } from './meta/post-meta.ts';
import { screen } from './screen/edit-screen.ts';

/** `shown` is the version of the canvas's output; `change` replaces fields. */
export function readEditedPost(shown: number, change: PostMeta = {}): EditedPost {
	const edited = screen();
	const { head } = settings();
	const meta = { ...edited.meta(select), ...change };
	const title = edited.title(select);
	const url = edited.address(select);
	const excerpt = edited.excerpt(select);
	const featured = head.hasSocialTags ? edited.featuredImage(select) : 0;
	const socialImage = readImageUrl(meta[metaKeys.socialImage] || featured);
	return {
		title,
		url,
		head: headOfPost(head, { title, url, meta, excerpt, socialImage }),
		wishes: wishesOf(
			withOwnersKeywords(meta, head, select),
			select(policyStore).policy().dismissals,
		),
		blocks: edited.blocks(select),
		extra: readExtraContent(),
		schema: schemaOfPost(head.schema, { title, excerpt, socialImage }),
		shown,
	};
}
