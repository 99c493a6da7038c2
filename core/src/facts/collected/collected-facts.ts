import type { Fact } from '../fact.ts';
import { boldTexts } from './body/bold-texts.fact.ts';
import { headings } from './body/headings.fact.ts';
import { jumpTargets } from './body/jump-targets.fact.ts';
import { links } from './body/links.fact.ts';
import { mainLandmarks } from './body/main-landmarks.fact.ts';
import { scriptTemplates } from './body/script-templates.fact.ts';
import { snippetExclusions } from './body/snippet-exclusions.fact.ts';
import type { TextBlock } from './body/text-blocks.ts';
import { times } from './body/times.fact.ts';
import { authorLinks } from './head/author-links.fact.ts';
import { authorMetas } from './head/author-metas.fact.ts';
import { baseTags } from './head/base-tags.fact.ts';
import { canonicals } from './head/canonicals.fact.ts';
import { charsetMetas } from './head/charset-metas.fact.ts';
import { contentPolicies } from './head/content-policies.fact.ts';
import { descriptions } from './head/descriptions.fact.ts';
import { hreflangs } from './head/hreflangs.fact.ts';
import { htmlTags } from './head/html-tags.fact.ts';
import { icons } from './head/icons.fact.ts';
import { mobileVersions } from './head/mobile-versions.fact.ts';
import { openGraph } from './head/open-graph.fact.ts';
import { refreshMetas } from './head/refresh-metas.fact.ts';
import { robotsMetas } from './head/robots-metas.fact.ts';
import { seriesLinks } from './head/series-links.fact.ts';
import { titles } from './head/titles.fact.ts';
import { viewportTags } from './head/viewport-tags.fact.ts';
import type { IgnoredNode } from './ignored-node.ts';
import { assets } from './media/assets.fact.ts';
import { blockingScripts } from './media/blocking-scripts.fact.ts';
import { frames } from './media/frames.fact.ts';
import { images } from './media/images.fact.ts';
import { insecureResources } from './media/insecure-resources.fact.ts';
import { pictures } from './media/pictures.fact.ts';
import { plugins } from './media/plugins.fact.ts';
import { unsourcedImages } from './media/unsourced-images.fact.ts';
import { videos } from './media/videos.fact.ts';
import { itemElements } from './structured-data/item-elements.fact.ts';
import { itemTexts } from './structured-data/item-texts.fact.ts';
import { structuredData } from './structured-data/structured-data.fact.ts';

/** All facts that are collected from elements. To add one, write its file and test, and add a line here. */
export const elementFacts = {
	titles,
	descriptions,
	robotsMetas,
	refreshMetas,
	contentPolicies,
	viewportTags,
	openGraph,
	canonicals,
	hreflangs,
	htmlTags,
	baseTags,
	authorLinks,
	icons,
	assets,
	plugins,
	headings,
	links,
	images,
	frames,
	insecureResources,
	structuredData,
	itemElements,
	itemTexts,
	charsetMetas,
	authorMetas,
	seriesLinks,
	mobileVersions,
	blockingScripts,
	mainLandmarks,
	jumpTargets,
	snippetExclusions,
	scriptTemplates,
	times,
	boldTexts,
	pictures,
	unsourcedImages,
	videos,
};

type ItemOf<F> = F extends Fact<infer Item> ? Item : never;

/** The result of one walk: for each fact the list of what the page contains, in document order. */
export type CollectedFacts = {
	readonly [Name in keyof typeof elementFacts]: readonly ItemOf<(typeof elementFacts)[Name]>[];
} & { readonly textBlocks: readonly TextBlock[]; readonly ignoredNodes: readonly IgnoredNode[] };
