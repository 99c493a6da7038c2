import { assets } from './assets.fact.ts';
import { authorLinks } from './author-links.fact.ts';
import { authorMetas } from './author-metas.fact.ts';
import { baseTags } from './base-tags.fact.ts';
import { blockingScripts } from './blocking-scripts.fact.ts';
import { boldTexts } from './bold-texts.fact.ts';
import { canonicals } from './canonicals.fact.ts';
import { charsetMetas } from './charset-metas.fact.ts';
import { contentPolicies } from './content-policies.fact.ts';
import { descriptions } from './descriptions.fact.ts';
import type { Fact } from './fact.ts';
import { frames } from './frames.fact.ts';
import { headings } from './headings.fact.ts';
import { hreflangs } from './hreflangs.fact.ts';
import { htmlTags } from './html-tags.fact.ts';
import { icons } from './icons.fact.ts';
import { images } from './images.fact.ts';
import { insecureResources } from './insecure-resources.fact.ts';
import { itemElements } from './item-elements.fact.ts';
import { itemTexts } from './item-texts.fact.ts';
import { jumpTargets } from './jump-targets.fact.ts';
import { links } from './links.fact.ts';
import { mainLandmarks } from './main-landmarks.fact.ts';
import { openGraph } from './open-graph.fact.ts';
import { pictures } from './pictures.fact.ts';
import { plugins } from './plugins.fact.ts';
import { refreshMetas } from './refresh-metas.fact.ts';
import { robotsMetas } from './robots-metas.fact.ts';
import { scriptTemplates } from './script-templates.fact.ts';
import { seriesLinks } from './series-links.fact.ts';
import { snippetExclusions } from './snippet-exclusions.fact.ts';
import { structuredData } from './structured-data.fact.ts';
import type { TextBlock } from './text-blocks.ts';
import { times } from './times.fact.ts';
import { titles } from './titles.fact.ts';
import { unsourcedImages } from './unsourced-images.fact.ts';
import { videos } from './videos.fact.ts';
import { viewportTags } from './viewport-tags.fact.ts';

/** Every fact that elements give. Add a fact: one file, its test, one line here. */
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

/** What one walk brings home: for each fact the list of what the page has, in document order. */
export type CollectedFacts = {
	readonly [Name in keyof typeof elementFacts]: readonly ItemOf<(typeof elementFacts)[Name]>[];
} & { readonly textBlocks: readonly TextBlock[] };
