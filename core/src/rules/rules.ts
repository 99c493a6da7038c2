import type { Rule } from '../audit/rule.ts';
import { authorIsNamed } from './content/author-is-named.rule.ts';
import { contentHasNoHiddenText } from './content/content-has-no-hidden-text.rule.ts';
import { contentHasNoInvisibleCharacters } from './content/content-has-no-invisible-characters.rule.ts';
import { contentHasNoMojibake } from './content/content-has-no-mojibake.rule.ts';
import { contentHasNoPlaceholderText } from './content/content-has-no-placeholder-text.rule.ts';
import { contentIsInServerHtml } from './content/content-is-in-server-html.rule.ts';
import { contentIsNotSoft404 } from './content/content-is-not-soft-404.rule.ts';
import { contentIsUniqueOnSite } from './content/content-is-unique-on-site.rule.ts';
import { copyrightYearIsNotStale } from './content/copyright-year-is-not-stale.rule.ts';
import { datesDoNotConflict } from './content/dates-do-not-conflict.rule.ts';
import { keywordInBodyText } from './content/keyword-in-body-text.rule.ts';
import { keywordInFirstParagraph } from './content/keyword-in-first-paragraph.rule.ts';
import { keywordIsDistributedInText } from './content/keyword-is-distributed-in-text.rule.ts';
import { keywordIsNotOnlyFunctionWords } from './content/keyword-is-not-only-function-words.rule.ts';
import { keywordIsNotOverused } from './content/keyword-is-not-overused.rule.ts';
import { keywordIsSpelledAsInText } from './content/keyword-is-spelled-as-in-text.rule.ts';
import { listsAndTablesUseMarkup } from './content/lists-and-tables-use-markup.rule.ts';
import { mainContentIsNotThin } from './content/main-content-is-not-thin.rule.ts';
import { paragraphsAreNotTooLong } from './content/paragraphs-are-not-too-long.rule.ts';
import { publicationDateIsShown } from './content/publication-date-is-shown.rule.ts';
import { sentencesAreNotTooLong } from './content/sentences-are-not-too-long.rule.ts';
import { keywordInMetaDescription } from './description/keyword-in-meta-description.rule.ts';
import { metaDescriptionHasNoPlaceholderText } from './description/meta-description-has-no-placeholder-text.rule.ts';
import { metaDescriptionIsInHead } from './description/meta-description-is-in-head.rule.ts';
import { metaDescriptionIsNotKeywordStuffed } from './description/meta-description-is-not-keyword-stuffed.rule.ts';
import { metaDescriptionIsNotTooLong } from './description/meta-description-is-not-too-long.rule.ts';
import { metaDescriptionIsNotTooShort } from './description/meta-description-is-not-too-short.rule.ts';
import { metaDescriptionIsNotTruncationArtifact } from './description/meta-description-is-not-truncation-artifact.rule.ts';
import { metaDescriptionIsSpecific } from './description/meta-description-is-specific.rule.ts';
import { metaDescriptionIsUniqueOnSite } from './description/meta-description-is-unique-on-site.rule.ts';
import { metaDescriptionLanguageMatchesPage } from './description/meta-description-language-matches-page.rule.ts';
import { metaDescriptionSameAfterRender } from './description/meta-description-same-after-render.rule.ts';
import { metaDescriptionTagUsed } from './description/meta-description-tag-used.rule.ts';
import { onlyOneMetaDescriptionTag } from './description/only-one-meta-description-tag.rule.ts';
import { h1IsVisible } from './headings/h1-is-visible.rule.ts';
import { h1TagIsNotEmpty } from './headings/h1-tag-is-not-empty.rule.ts';
import { h1TagIsTextOnly } from './headings/h1-tag-is-text-only.rule.ts';
import { h1TagSameAfterRender } from './headings/h1-tag-same-after-render.rule.ts';
import { h1TagUsed } from './headings/h1-tag-used.rule.ts';
import { headingLevelsAreNotSkipped } from './headings/heading-levels-are-not-skipped.rule.ts';
import { headingsAreDescriptive } from './headings/headings-are-descriptive.rule.ts';
import { headingsAreNotEmpty } from './headings/headings-are-not-empty.rule.ts';
import { headingsAreRealHeadings } from './headings/headings-are-real-headings.rule.ts';
import { headingsNotUsedForStylingOfLongText } from './headings/headings-not-used-for-styling-of-long-text.rule.ts';
import { keywordInH1Tag } from './headings/keyword-in-h1-tag.rule.ts';
import { keywordInSubheadings } from './headings/keyword-in-subheadings.rule.ts';
import { mainVisualTitleIsClear } from './headings/main-visual-title-is-clear.rule.ts';
import { onlyOneH1Tag } from './headings/only-one-h1-tag.rule.ts';
import { subheadingsUsedInLongText } from './headings/subheadings-used-in-long-text.rule.ts';
import { imageAltTextIsMeaningful } from './images/image-alt-text-is-meaningful.rule.ts';
import { imageAltTextIsNotKeywordStuffed } from './images/image-alt-text-is-not-keyword-stuffed.rule.ts';
import { imageAltTextIsNotTooLong } from './images/image-alt-text-is-not-too-long.rule.ts';
import { imageFileNamesAreDescriptive } from './images/image-file-names-are-descriptive.rule.ts';
import { imagesAreNotBroken } from './images/images-are-not-broken.rule.ts';
import { imagesAreNotOversized } from './images/images-are-not-oversized.rule.ts';
import { imagesHaveAltAttribute } from './images/images-have-alt-attribute.rule.ts';
import { imagesHaveWidthAndHeight } from './images/images-have-width-and-height.rule.ts';
import { imagesUseSupportedFormats } from './images/images-use-supported-formats.rule.ts';
import { keywordInAnImageAlt } from './images/keyword-in-an-image-alt.rule.ts';
import { lcpImageIsNotLazyLoaded } from './images/lcp-image-is-not-lazy-loaded.rule.ts';
import { pictureElementsHaveImgFallback } from './images/picture-elements-have-img-fallback.rule.ts';
import { videosHaveStructuredData } from './images/videos-have-structured-data.rule.ts';
import { aiCrawlersPolicyIsExplicit } from './indexability/ai-crawlers-policy-is-explicit.rule.ts';
import { bingCacheRulesDoNotHidePage } from './indexability/bing-cache-rules-do-not-hide-page.rule.ts';
import { canonicalAndNoindexDoNotConflict } from './indexability/canonical-and-noindex-do-not-conflict.rule.ts';
import { canonicalDoesNotPointToHome } from './indexability/canonical-does-not-point-to-home.rule.ts';
import { canonicalIsAbsolute } from './indexability/canonical-is-absolute.rule.ts';
import { canonicalIsHttps } from './indexability/canonical-is-https.rule.ts';
import { canonicalIsInHead } from './indexability/canonical-is-in-head.rule.ts';
import { canonicalIsValid } from './indexability/canonical-is-valid.rule.ts';
import { canonicalPointsToThisPage } from './indexability/canonical-points-to-this-page.rule.ts';
import { canonicalSameAfterRender } from './indexability/canonical-same-after-render.rule.ts';
import { canonicalTagUsed } from './indexability/canonical-tag-used.rule.ts';
import { canonicalTargetIsIndexable } from './indexability/canonical-target-is-indexable.rule.ts';
import { dataNosnippetIsUsedCorrectly } from './indexability/data-nosnippet-is-used-correctly.rule.ts';
import { googlebotSpecificTagsAreKnown } from './indexability/googlebot-specific-tags-are-known.rule.ts';
import { headHasNoInvalidElements } from './indexability/head-has-no-invalid-elements.rule.ts';
import { htmlHasOneHeadAndBody } from './indexability/html-has-one-head-and-body.rule.ts';
import { htmlIsCompressed } from './indexability/html-is-compressed.rule.ts';
import { htmlIsWithin2mb } from './indexability/html-is-within-2mb.rule.ts';
import { httpStatusIsOk } from './indexability/http-status-is-ok.rule.ts';
import { indexingTagsSameAfterRender } from './indexability/indexing-tags-same-after-render.rule.ts';
import { largeImagePreviewIsAllowed } from './indexability/large-image-preview-is-allowed.rule.ts';
import { laterPagesAreTheirOwnCanonical } from './indexability/later-pages-are-their-own-canonical.rule.ts';
import { metaRefreshNotUsed } from './indexability/meta-refresh-not-used.rule.ts';
import { noindexPageIsCrawlable } from './indexability/noindex-page-is-crawlable.rule.ts';
import { onlyOneCanonicalTag } from './indexability/only-one-canonical-tag.rule.ts';
import { pageInSitemapIsIndexable } from './indexability/page-in-sitemap-is-indexable.rule.ts';
import { pageIsInSitemap } from './indexability/page-is-in-sitemap.rule.ts';
import { pageIsIndexable } from './indexability/page-is-indexable.rule.ts';
import { pageIsNotBlockedByRobotsTxt } from './indexability/page-is-not-blocked-by-robots-txt.rule.ts';
import { pageIsNotNoindexedForOneEngine } from './indexability/page-is-not-noindexed-for-one-engine.rule.ts';
import { pageIsNotRedirected } from './indexability/page-is-not-redirected.rule.ts';
import { pageLinksAreFollowed } from './indexability/page-links-are-followed.rule.ts';
import { redirectIsPermanent } from './indexability/redirect-is-permanent.rule.ts';
import { robotsMetaIsValid } from './indexability/robots-meta-is-valid.rule.ts';
import { robotsRulesDoNotConflict } from './indexability/robots-rules-do-not-conflict.rule.ts';
import { robotsTxtDoesNotBlockAssets } from './indexability/robots-txt-does-not-block-assets.rule.ts';
import { robotsTxtIsValid } from './indexability/robots-txt-is-valid.rule.ts';
import { searchAnswerBotsAreNotBlockedByAccident } from './indexability/search-answer-bots-are-not-blocked-by-accident.rule.ts';
import { sitemapIsDeclared } from './indexability/sitemap-is-declared.rule.ts';
import { sitemapIsValid } from './indexability/sitemap-is-valid.rule.ts';
import { snippetIsAllowed } from './indexability/snippet-is-allowed.rule.ts';
import { urlHasNoHashRouting } from './indexability/url-has-no-hash-routing.rule.ts';
import { hreflangAgreesWithCanonical } from './international/hreflang-agrees-with-canonical.rule.ts';
import { hreflangCodesAreValid } from './international/hreflang-codes-are-valid.rule.ts';
import { hreflangHasReturnLinks } from './international/hreflang-has-return-links.rule.ts';
import { hreflangHasSelfReference } from './international/hreflang-has-self-reference.rule.ts';
import { hreflangHasXDefault } from './international/hreflang-has-x-default.rule.ts';
import { hreflangInHeadOrHeader } from './international/hreflang-in-head-or-header.rule.ts';
import { hreflangLanguageMatchesHtmlLang } from './international/hreflang-language-matches-html-lang.rule.ts';
import { hreflangLanguagesAreUnique } from './international/hreflang-languages-are-unique.rule.ts';
import { hreflangTargetsAreOk } from './international/hreflang-targets-are-ok.rule.ts';
import { hreflangUrlsAreAbsolute } from './international/hreflang-urls-are-absolute.rule.ts';
import { htmlLangAttributeIsValid } from './international/html-lang-attribute-is-valid.rule.ts';
import { htmlLangAttributeUsed } from './international/html-lang-attribute-used.rule.ts';
import { htmlLangMatchesContent } from './international/html-lang-matches-content.rule.ts';
import { pageCharsetDeclarationsAgree } from './international/page-charset-declarations-agree.rule.ts';
import { pageCharsetIsDeclared } from './international/page-charset-is-declared.rule.ts';
import { pageCharsetIsDeclaredEarly } from './international/page-charset-is-declared-early.rule.ts';
import { pageCharsetIsUtf8 } from './international/page-charset-is-utf-8.rule.ts';
import { affiliateDisclosureIsPresent } from './links/affiliate-disclosure-is-present.rule.ts';
import { baseHrefIsSafe } from './links/base-href-is-safe.rule.ts';
import { imageLinksHaveAltText } from './links/image-links-have-alt-text.rule.ts';
import { inPageAnchorsExist } from './links/in-page-anchors-exist.rule.ts';
import { internalLinksAreFollowed } from './links/internal-links-are-followed.rule.ts';
import { internalLinksAreNotBroken } from './links/internal-links-are-not-broken.rule.ts';
import { internalLinksDoNotRedirect } from './links/internal-links-do-not-redirect.rule.ts';
import { internalLinksUseCanonicalUrls } from './links/internal-links-use-canonical-urls.rule.ts';
import { internalLinksUsed } from './links/internal-links-used.rule.ts';
import { keywordAnchorToOtherPageIsAbsent } from './links/keyword-anchor-to-other-page-is-absent.rule.ts';
import { linkAnchorsAreConsistent } from './links/link-anchors-are-consistent.rule.ts';
import { linkTextIsDescriptive } from './links/link-text-is-descriptive.rule.ts';
import { linkUrlsAreValid } from './links/link-urls-are-valid.rule.ts';
import { linksAreCrawlable } from './links/links-are-crawlable.rule.ts';
import { linksAreInServerHtml } from './links/links-are-in-server-html.rule.ts';
import { linksHaveText } from './links/links-have-text.rule.ts';
import { noInjectedSpamLinks } from './links/no-injected-spam-links.rule.ts';
import { noInternalLinksToHttp } from './links/no-internal-links-to-http.rule.ts';
import { noLinksToLocalOrStagingHosts } from './links/no-links-to-local-or-staging-hosts.rule.ts';
import { notTooManyOnPageLinks } from './links/not-too-many-on-page-links.rule.ts';
import { pageIsLinkedOnSite } from './links/page-is-linked-on-site.rule.ts';
import { paginationLinksAreCrawlable } from './links/pagination-links-are-crawlable.rule.ts';
import { paidLinksAreQualified } from './links/paid-links-are-qualified.rule.ts';
import { contentFitsViewport } from './page/content-fits-viewport.rule.ts';
import { contentHasMainLandmark } from './page/content-has-main-landmark.rule.ts';
import { cumulativeLayoutShiftIsGood } from './page/cumulative-layout-shift-is-good.rule.ts';
import { faviconIsDeclared } from './page/favicon-is-declared.rule.ts';
import { formsUseHttps } from './page/forms-use-https.rule.ts';
import { iframesHaveTitles } from './page/iframes-have-titles.rule.ts';
import { interactionToNextPaintIsGood } from './page/interaction-to-next-paint-is-good.rule.ts';
import { intrusiveInterstitialIsAbsent } from './page/intrusive-interstitial-is-absent.rule.ts';
import { largestContentfulPaintIsGood } from './page/largest-contentful-paint-is-good.rule.ts';
import { noMixedContent } from './page/no-mixed-content.rule.ts';
import { onlyOneViewportTag } from './page/only-one-viewport-tag.rule.ts';
import { openGraphUrlsAreAbsolute } from './page/open-graph-urls-are-absolute.rule.ts';
import { pageCanBeZoomed } from './page/page-can-be-zoomed.rule.ts';
import { pageUsesHttps } from './page/page-uses-https.rule.ts';
import { pluginsAreNotUsed } from './page/plugins-are-not-used.rule.ts';
import { renderBlockingScriptsAreFew } from './page/render-blocking-scripts-are-few.rule.ts';
import { serverRespondsFast } from './page/server-responds-fast.rule.ts';
import { socialPreviewIsComplete } from './page/social-preview-is-complete.rule.ts';
import { tapTargetsAreLargeEnough } from './page/tap-targets-are-large-enough.rule.ts';
import { textIsLegibleOnMobile } from './page/text-is-legible-on-mobile.rule.ts';
import { viewportTagUsed } from './page/viewport-tag-used.rule.ts';
import { breadcrumbStructuredDataIsValid } from './structured-data/breadcrumb-structured-data-is-valid.rule.ts';
import { organizationStructuredDataUsedOnHome } from './structured-data/organization-structured-data-used-on-home.rule.ts';
import { structuredDataAuthorIsOnlyAName } from './structured-data/structured-data-author-is-only-a-name.rule.ts';
import { structuredDataDatesAreIso8601 } from './structured-data/structured-data-dates-are-iso-8601.rule.ts';
import { structuredDataDescribesOneProduct } from './structured-data/structured-data-describes-one-product.rule.ts';
import { structuredDataDoesNotContradictItself } from './structured-data/structured-data-does-not-contradict-itself.rule.ts';
import { structuredDataHasContextAndType } from './structured-data/structured-data-has-context-and-type.rule.ts';
import { structuredDataHasNoPlaceholders } from './structured-data/structured-data-has-no-placeholders.rule.ts';
import { structuredDataHasRecommendedProperties } from './structured-data/structured-data-has-recommended-properties.rule.ts';
import { structuredDataHasRequiredProperties } from './structured-data/structured-data-has-required-properties.rule.ts';
import { structuredDataIsValidJson } from './structured-data/structured-data-is-valid-json.rule.ts';
import { structuredDataNumbersUseDotDecimal } from './structured-data/structured-data-numbers-use-dot-decimal.rule.ts';
import { structuredDataOffersAreCurrent } from './structured-data/structured-data-offers-are-current.rule.ts';
import { structuredDataRatingIsInRange } from './structured-data/structured-data-rating-is-in-range.rule.ts';
import { structuredDataReviewsAreNotSelfServing } from './structured-data/structured-data-reviews-are-not-self-serving.rule.ts';
import { structuredDataSameAfterRender } from './structured-data/structured-data-same-after-render.rule.ts';
import { structuredDataTypesAreNotRetired } from './structured-data/structured-data-types-are-not-retired.rule.ts';
import { structuredDataUrlsAreAbsolute } from './structured-data/structured-data-urls-are-absolute.rule.ts';
import { structuredDataUsed } from './structured-data/structured-data-used.rule.ts';
import { structuredDataValuesAreKnown } from './structured-data/structured-data-values-are-known.rule.ts';
import { websiteStructuredDataUsedOnHome } from './structured-data/website-structured-data-used-on-home.rule.ts';
import { oneKeywordTitleTag } from './title/one-keyword-title-tag.rule.ts';
import { onlyOneTitleTag } from './title/only-one-title-tag.rule.ts';
import { titleIsUniqueOnSite } from './title/title-is-unique-on-site.rule.ts';
import { titleTagHasNoHtmlEntitiesShown } from './title/title-tag-has-no-html-entities-shown.rule.ts';
import { titleTagHasNoPlaceholderText } from './title/title-tag-has-no-placeholder-text.rule.ts';
import { titleTagHasSiteNameOnce } from './title/title-tag-has-site-name-once.rule.ts';
import { titleTagIsDescriptive } from './title/title-tag-is-descriptive.rule.ts';
import { titleTagIsInHead } from './title/title-tag-is-in-head.rule.ts';
import { titleTagIsNotAllCaps } from './title/title-tag-is-not-all-caps.rule.ts';
import { titleTagIsNotHalfEmpty } from './title/title-tag-is-not-half-empty.rule.ts';
import { titleTagIsNotKeywordStuffed } from './title/title-tag-is-not-keyword-stuffed.rule.ts';
import { titleTagIsNotTooLong } from './title/title-tag-is-not-too-long.rule.ts';
import { titleTagIsNotTooShort } from './title/title-tag-is-not-too-short.rule.ts';
import { titleTagLanguageMatchesPage } from './title/title-tag-language-matches-page.rule.ts';
import { titleTagMatchesMainHeading } from './title/title-tag-matches-main-heading.rule.ts';
import { titleTagSameAfterRender } from './title/title-tag-same-after-render.rule.ts';
import { titleTagUsed } from './title/title-tag-used.rule.ts';
import { titleTagYearIsCurrent } from './title/title-tag-year-is-current.rule.ts';

/** The catalogue, in the order of reports and the wire. To add a rule: two files and a line here. */
export const rules: readonly Rule[] = [
	// title
	titleTagUsed,
	onlyOneTitleTag,
	titleTagIsInHead,
	titleTagIsNotTooLong,
	titleTagIsDescriptive,
	titleTagHasNoPlaceholderText,
	titleTagIsNotHalfEmpty,
	titleTagIsNotKeywordStuffed,
	oneKeywordTitleTag,
	titleTagMatchesMainHeading,
	titleTagIsNotAllCaps,
	titleTagHasSiteNameOnce,
	titleTagHasNoHtmlEntitiesShown,
	titleTagYearIsCurrent,
	titleTagLanguageMatchesPage,
	titleTagIsNotTooShort,
	titleTagSameAfterRender,
	titleIsUniqueOnSite,
	// description
	metaDescriptionTagUsed,
	onlyOneMetaDescriptionTag,
	metaDescriptionIsInHead,
	metaDescriptionIsNotTooLong,
	metaDescriptionHasNoPlaceholderText,
	keywordInMetaDescription,
	metaDescriptionIsSpecific,
	metaDescriptionIsNotKeywordStuffed,
	metaDescriptionIsNotTruncationArtifact,
	metaDescriptionLanguageMatchesPage,
	metaDescriptionIsNotTooShort,
	metaDescriptionSameAfterRender,
	metaDescriptionIsUniqueOnSite,
	// headings
	h1TagUsed,
	onlyOneH1Tag,
	h1TagIsTextOnly,
	h1TagIsNotEmpty,
	headingLevelsAreNotSkipped,
	headingsAreNotEmpty,
	keywordInH1Tag,
	keywordInSubheadings,
	subheadingsUsedInLongText,
	h1TagSameAfterRender,
	headingsAreDescriptive,
	headingsNotUsedForStylingOfLongText,
	headingsAreRealHeadings,
	h1IsVisible,
	mainVisualTitleIsClear,
	// content
	contentHasNoPlaceholderText,
	contentHasNoMojibake,
	keywordInBodyText,
	keywordInFirstParagraph,
	keywordIsNotOverused,
	contentIsNotSoft404,
	keywordIsNotOnlyFunctionWords,
	keywordIsSpelledAsInText,
	mainContentIsNotThin,
	sentencesAreNotTooLong,
	paragraphsAreNotTooLong,
	copyrightYearIsNotStale,
	contentIsInServerHtml,
	contentIsUniqueOnSite,
	datesDoNotConflict,
	authorIsNamed,
	publicationDateIsShown,
	contentHasNoInvisibleCharacters,
	listsAndTablesUseMarkup,
	keywordIsDistributedInText,
	contentHasNoHiddenText,
	// links
	notTooManyOnPageLinks,
	linksAreCrawlable,
	linksHaveText,
	linkTextIsDescriptive,
	imageLinksHaveAltText,
	linkUrlsAreValid,
	noLinksToLocalOrStagingHosts,
	internalLinksAreFollowed,
	noInternalLinksToHttp,
	paidLinksAreQualified,
	noInjectedSpamLinks,
	baseHrefIsSafe,
	linksAreInServerHtml,
	paginationLinksAreCrawlable,
	internalLinksAreNotBroken,
	internalLinksDoNotRedirect,
	pageIsLinkedOnSite,
	linkAnchorsAreConsistent,
	keywordAnchorToOtherPageIsAbsent,
	internalLinksUsed,
	internalLinksUseCanonicalUrls,
	inPageAnchorsExist,
	affiliateDisclosureIsPresent,
	// images
	imagesHaveAltAttribute,
	imageAltTextIsMeaningful,
	imageAltTextIsNotKeywordStuffed,
	imagesUseSupportedFormats,
	pictureElementsHaveImgFallback,
	imageAltTextIsNotTooLong,
	imageFileNamesAreDescriptive,
	videosHaveStructuredData,
	imagesHaveWidthAndHeight,
	lcpImageIsNotLazyLoaded,
	imagesAreNotBroken,
	imagesAreNotOversized,
	keywordInAnImageAlt,
	// indexability
	pageIsIndexable,
	robotsMetaIsValid,
	pageIsNotNoindexedForOneEngine,
	robotsRulesDoNotConflict,
	pageLinksAreFollowed,
	snippetIsAllowed,
	noindexPageIsCrawlable,
	bingCacheRulesDoNotHidePage,
	largeImagePreviewIsAllowed,
	googlebotSpecificTagsAreKnown,
	pageIsNotBlockedByRobotsTxt,
	robotsTxtIsValid,
	robotsTxtDoesNotBlockAssets,
	searchAnswerBotsAreNotBlockedByAccident,
	aiCrawlersPolicyIsExplicit,
	httpStatusIsOk,
	pageIsNotRedirected,
	redirectIsPermanent,
	metaRefreshNotUsed,
	onlyOneCanonicalTag,
	canonicalIsInHead,
	canonicalIsAbsolute,
	canonicalIsValid,
	canonicalIsHttps,
	canonicalDoesNotPointToHome,
	canonicalAndNoindexDoNotConflict,
	canonicalPointsToThisPage,
	canonicalTagUsed,
	headHasNoInvalidElements,
	htmlHasOneHeadAndBody,
	htmlIsWithin2mb,
	htmlIsCompressed,
	canonicalSameAfterRender,
	indexingTagsSameAfterRender,
	laterPagesAreTheirOwnCanonical,
	urlHasNoHashRouting,
	dataNosnippetIsUsedCorrectly,
	canonicalTargetIsIndexable,
	pageInSitemapIsIndexable,
	pageIsInSitemap,
	sitemapIsDeclared,
	sitemapIsValid,
	// international
	htmlLangAttributeUsed,
	htmlLangAttributeIsValid,
	hreflangCodesAreValid,
	hreflangUrlsAreAbsolute,
	hreflangInHeadOrHeader,
	hreflangHasSelfReference,
	hreflangAgreesWithCanonical,
	hreflangLanguagesAreUnique,
	hreflangHasXDefault,
	htmlLangMatchesContent,
	pageCharsetIsDeclared,
	pageCharsetIsUtf8,
	pageCharsetDeclarationsAgree,
	hreflangLanguageMatchesHtmlLang,
	pageCharsetIsDeclaredEarly,
	hreflangHasReturnLinks,
	hreflangTargetsAreOk,
	// page
	viewportTagUsed,
	onlyOneViewportTag,
	pageCanBeZoomed,
	pageUsesHttps,
	noMixedContent,
	formsUseHttps,
	iframesHaveTitles,
	socialPreviewIsComplete,
	openGraphUrlsAreAbsolute,
	pluginsAreNotUsed,
	faviconIsDeclared,
	renderBlockingScriptsAreFew,
	contentHasMainLandmark,
	contentFitsViewport,
	textIsLegibleOnMobile,
	tapTargetsAreLargeEnough,
	largestContentfulPaintIsGood,
	interactionToNextPaintIsGood,
	cumulativeLayoutShiftIsGood,
	serverRespondsFast,
	intrusiveInterstitialIsAbsent,
	// structured_data
	structuredDataIsValidJson,
	structuredDataUsed,
	structuredDataHasContextAndType,
	structuredDataHasRequiredProperties,
	structuredDataHasRecommendedProperties,
	structuredDataDatesAreIso8601,
	structuredDataNumbersUseDotDecimal,
	structuredDataRatingIsInRange,
	structuredDataValuesAreKnown,
	structuredDataUrlsAreAbsolute,
	structuredDataHasNoPlaceholders,
	structuredDataDoesNotContradictItself,
	structuredDataDescribesOneProduct,
	structuredDataOffersAreCurrent,
	structuredDataReviewsAreNotSelfServing,
	structuredDataAuthorIsOnlyAName,
	structuredDataTypesAreNotRetired,
	breadcrumbStructuredDataIsValid,
	organizationStructuredDataUsedOnHome,
	websiteStructuredDataUsedOnHome,
	structuredDataSameAfterRender,
];
