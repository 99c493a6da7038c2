import type { Rule } from '../audit/rule.ts';
import { keywordInBodyText } from './content/keyword/keyword-in-body-text.rule.ts';
import { keywordInFirstParagraph } from './content/keyword/keyword-in-first-paragraph.rule.ts';
import { keywordIsDistributedInText } from './content/keyword/keyword-is-distributed-in-text.rule.ts';
import { keywordIsNotOnlyFunctionWords } from './content/keyword/keyword-is-not-only-function-words.rule.ts';
import { keywordIsNotOverused } from './content/keyword/keyword-is-not-overused.rule.ts';
import { keywordIsSpelledAsInText } from './content/keyword/keyword-is-spelled-as-in-text.rule.ts';
import { authorIsNamed } from './content/origin/author-is-named.rule.ts';
import { copyrightYearIsNotStale } from './content/origin/copyright-year-is-not-stale.rule.ts';
import { datesDoNotConflict } from './content/origin/dates-do-not-conflict.rule.ts';
import { publicationDateIsShown } from './content/origin/publication-date-is-shown.rule.ts';
import { listsAndTablesUseMarkup } from './content/reading/lists-and-tables-use-markup.rule.ts';
import { paragraphsAreNotTooLong } from './content/reading/paragraphs-are-not-too-long.rule.ts';
import { sentencesAreNotTooLong } from './content/reading/sentences-are-not-too-long.rule.ts';
import { contentExistsWithoutScripts } from './content/text/content-exists-without-scripts.rule.ts';
import { contentHasNoHiddenText } from './content/text/content-has-no-hidden-text.rule.ts';
import { contentHasNoInvisibleCharacters } from './content/text/content-has-no-invisible-characters.rule.ts';
import { contentHasNoMojibake } from './content/text/content-has-no-mojibake.rule.ts';
import { contentHasNoPlaceholderText } from './content/text/content-has-no-placeholder-text.rule.ts';
import { contentIsInServerHtml } from './content/text/content-is-in-server-html.rule.ts';
import { contentIsNotSoft404 } from './content/text/content-is-not-soft-404.rule.ts';
import { contentIsUniqueOnSite } from './content/text/content-is-unique-on-site.rule.ts';
import { mainContentIsNotEmpty } from './content/text/main-content-is-not-empty.rule.ts';
import { mainContentIsNotThin } from './content/text/main-content-is-not-thin.rule.ts';
import { keywordInMetaDescription } from './description/keyword-in-meta-description.rule.ts';
import { metaDescriptionHasNoHtmlShown } from './description/meta-description-has-no-html-shown.rule.ts';
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
import { imageUrlsAreValid } from './images/image-urls-are-valid.rule.ts';
import { imagesAreNotBroken } from './images/images-are-not-broken.rule.ts';
import { imagesAreNotOversized } from './images/images-are-not-oversized.rule.ts';
import { imagesHaveAltAttribute } from './images/images-have-alt-attribute.rule.ts';
import { imagesHaveLastingUrls } from './images/images-have-lasting-urls.rule.ts';
import { imagesHaveWidthAndHeight } from './images/images-have-width-and-height.rule.ts';
import { imagesUseSupportedFormats } from './images/images-use-supported-formats.rule.ts';
import { keywordInAnImageAlt } from './images/keyword-in-an-image-alt.rule.ts';
import { lcpImageIsNotLazyLoaded } from './images/lcp-image-is-not-lazy-loaded.rule.ts';
import { pictureElementsHaveImgFallback } from './images/picture-elements-have-img-fallback.rule.ts';
import { videosHaveStructuredData } from './images/videos-have-structured-data.rule.ts';
import { canonicalAndNoindexDoNotConflict } from './indexability/canonical/canonical-and-noindex-do-not-conflict.rule.ts';
import { canonicalDoesNotPointToHome } from './indexability/canonical/canonical-does-not-point-to-home.rule.ts';
import { canonicalIsAbsolute } from './indexability/canonical/canonical-is-absolute.rule.ts';
import { canonicalIsHttps } from './indexability/canonical/canonical-is-https.rule.ts';
import { canonicalIsInHead } from './indexability/canonical/canonical-is-in-head.rule.ts';
import { canonicalIsValid } from './indexability/canonical/canonical-is-valid.rule.ts';
import { canonicalPointsToThisPage } from './indexability/canonical/canonical-points-to-this-page.rule.ts';
import { canonicalSameAfterRender } from './indexability/canonical/canonical-same-after-render.rule.ts';
import { canonicalTagUsed } from './indexability/canonical/canonical-tag-used.rule.ts';
import { canonicalTargetIsIndexable } from './indexability/canonical/canonical-target-is-indexable.rule.ts';
import { laterPagesAreTheirOwnCanonical } from './indexability/canonical/later-pages-are-their-own-canonical.rule.ts';
import { onlyOneCanonicalTag } from './indexability/canonical/only-one-canonical-tag.rule.ts';
import { headHasNoInvalidElements } from './indexability/response/head-has-no-invalid-elements.rule.ts';
import { htmlHasOneHeadAndBody } from './indexability/response/html-has-one-head-and-body.rule.ts';
import { htmlIsCompressed } from './indexability/response/html-is-compressed.rule.ts';
import { htmlIsWithin2mb } from './indexability/response/html-is-within-2mb.rule.ts';
import { httpStatusIsOk } from './indexability/response/http-status-is-ok.rule.ts';
import { metaRefreshNotUsed } from './indexability/response/meta-refresh-not-used.rule.ts';
import { pageIsNotRedirected } from './indexability/response/page-is-not-redirected.rule.ts';
import { redirectIsPermanent } from './indexability/response/redirect-is-permanent.rule.ts';
import { urlHasNoHashRouting } from './indexability/response/url-has-no-hash-routing.rule.ts';
import { bingCacheRulesDoNotHidePage } from './indexability/robots-meta/bing-cache-rules-do-not-hide-page.rule.ts';
import { dataNosnippetIsUsedCorrectly } from './indexability/robots-meta/data-nosnippet-is-used-correctly.rule.ts';
import { googlebotSpecificTagsAreKnown } from './indexability/robots-meta/googlebot-specific-tags-are-known.rule.ts';
import { indexingTagsSameAfterRender } from './indexability/robots-meta/indexing-tags-same-after-render.rule.ts';
import { largeImagePreviewIsAllowed } from './indexability/robots-meta/large-image-preview-is-allowed.rule.ts';
import { noindexPageIsCrawlable } from './indexability/robots-meta/noindex-page-is-crawlable.rule.ts';
import { pageIsIndexable } from './indexability/robots-meta/page-is-indexable.rule.ts';
import { pageIsNotNoindexedForOneEngine } from './indexability/robots-meta/page-is-not-noindexed-for-one-engine.rule.ts';
import { pageLinksAreFollowed } from './indexability/robots-meta/page-links-are-followed.rule.ts';
import { robotsMetaIsValid } from './indexability/robots-meta/robots-meta-is-valid.rule.ts';
import { robotsRulesDoNotConflict } from './indexability/robots-meta/robots-rules-do-not-conflict.rule.ts';
import { snippetIsAllowed } from './indexability/robots-meta/snippet-is-allowed.rule.ts';
import { aiCrawlersPolicyIsExplicit } from './indexability/robots-txt/ai-crawlers-policy-is-explicit.rule.ts';
import { pageIsNotBlockedByRobotsTxt } from './indexability/robots-txt/page-is-not-blocked-by-robots-txt.rule.ts';
import { pageIsNotBlockedForOneEngine } from './indexability/robots-txt/page-is-not-blocked-for-one-engine.rule.ts';
import { robotsTxtDoesNotBlockAssets } from './indexability/robots-txt/robots-txt-does-not-block-assets.rule.ts';
import { robotsTxtIsValid } from './indexability/robots-txt/robots-txt-is-valid.rule.ts';
import { searchAnswerBotsAreNotBlockedByAccident } from './indexability/robots-txt/search-answer-bots-are-not-blocked-by-accident.rule.ts';
import { pageInSitemapIsIndexable } from './indexability/sitemap/page-in-sitemap-is-indexable.rule.ts';
import { pageIsInSitemap } from './indexability/sitemap/page-is-in-sitemap.rule.ts';
import { sitemapIsDeclared } from './indexability/sitemap/sitemap-is-declared.rule.ts';
import { sitemapIsValid } from './indexability/sitemap/sitemap-is-valid.rule.ts';
import { pageCharsetDeclarationsAgree } from './international/charset/page-charset-declarations-agree.rule.ts';
import { pageCharsetIsDeclared } from './international/charset/page-charset-is-declared.rule.ts';
import { pageCharsetIsDeclaredEarly } from './international/charset/page-charset-is-declared-early.rule.ts';
import { pageCharsetIsUtf8 } from './international/charset/page-charset-is-utf-8.rule.ts';
import { hreflangAgreesWithCanonical } from './international/hreflang/hreflang-agrees-with-canonical.rule.ts';
import { hreflangCodesAreValid } from './international/hreflang/hreflang-codes-are-valid.rule.ts';
import { hreflangHasReturnLinks } from './international/hreflang/hreflang-has-return-links.rule.ts';
import { hreflangHasSelfReference } from './international/hreflang/hreflang-has-self-reference.rule.ts';
import { hreflangHasXDefault } from './international/hreflang/hreflang-has-x-default.rule.ts';
import { hreflangInHeadOrHeader } from './international/hreflang/hreflang-in-head-or-header.rule.ts';
import { hreflangLanguageMatchesHtmlLang } from './international/hreflang/hreflang-language-matches-html-lang.rule.ts';
import { hreflangLanguagesAreUnique } from './international/hreflang/hreflang-languages-are-unique.rule.ts';
import { hreflangTargetsAreOk } from './international/hreflang/hreflang-targets-are-ok.rule.ts';
import { hreflangUrlsAreAbsolute } from './international/hreflang/hreflang-urls-are-absolute.rule.ts';
import { htmlLangAttributeIsValid } from './international/language/html-lang-attribute-is-valid.rule.ts';
import { htmlLangAttributeUsed } from './international/language/html-lang-attribute-used.rule.ts';
import { htmlLangMatchesContent } from './international/language/html-lang-matches-content.rule.ts';
import { internalLinksAreFollowed } from './links/internal/internal-links-are-followed.rule.ts';
import { internalLinksAreNotBroken } from './links/internal/internal-links-are-not-broken.rule.ts';
import { internalLinksDoNotRedirect } from './links/internal/internal-links-do-not-redirect.rule.ts';
import { internalLinksUseCanonicalUrls } from './links/internal/internal-links-use-canonical-urls.rule.ts';
import { internalLinksUsed } from './links/internal/internal-links-used.rule.ts';
import { linksAreInServerHtml } from './links/internal/links-are-in-server-html.rule.ts';
import { noInternalLinksToHttp } from './links/internal/no-internal-links-to-http.rule.ts';
import { notTooManyOnPageLinks } from './links/internal/not-too-many-on-page-links.rule.ts';
import { pageIsLinkedOnSite } from './links/internal/page-is-linked-on-site.rule.ts';
import { paginationLinksAreCrawlable } from './links/internal/pagination-links-are-crawlable.rule.ts';
import { affiliateDisclosureIsPresent } from './links/paid/affiliate-disclosure-is-present.rule.ts';
import { noInjectedSpamLinks } from './links/paid/no-injected-spam-links.rule.ts';
import { paidLinksAreQualified } from './links/paid/paid-links-are-qualified.rule.ts';
import { imageLinksHaveAltText } from './links/text/image-links-have-alt-text.rule.ts';
import { keywordAnchorToOtherPageIsAbsent } from './links/text/keyword-anchor-to-other-page-is-absent.rule.ts';
import { linkAnchorsAreConsistent } from './links/text/link-anchors-are-consistent.rule.ts';
import { linkTextIsDescriptive } from './links/text/link-text-is-descriptive.rule.ts';
import { linksHaveText } from './links/text/links-have-text.rule.ts';
import { actionsAreButtons } from './links/urls/actions-are-buttons.rule.ts';
import { baseHrefIsSafe } from './links/urls/base-href-is-safe.rule.ts';
import { filesOfThePageExist } from './links/urls/files-of-the-page-exist.rule.ts';
import { inPageAnchorsExist } from './links/urls/in-page-anchors-exist.rule.ts';
import { linkUrlsAreValid } from './links/urls/link-urls-are-valid.rule.ts';
import { linksAreCrawlable } from './links/urls/links-are-crawlable.rule.ts';
import { noLinksToLocalOrStagingHosts } from './links/urls/no-links-to-local-or-staging-hosts.rule.ts';
import { formsUseHttps } from './page/security/forms-use-https.rule.ts';
import { noMixedContent } from './page/security/no-mixed-content.rule.ts';
import { pageUsesHttps } from './page/security/page-uses-https.rule.ts';
import { pluginsAreNotUsed } from './page/security/plugins-are-not-used.rule.ts';
import { faviconIsDeclared } from './page/sharing/favicon-is-declared.rule.ts';
import { openGraphUrlMatchesCanonical } from './page/sharing/open-graph-url-matches-canonical.rule.ts';
import { openGraphUrlsAreAbsolute } from './page/sharing/open-graph-urls-are-absolute.rule.ts';
import { socialPreviewIsComplete } from './page/sharing/social-preview-is-complete.rule.ts';
import { socialTagsHaveNoPlaceholderText } from './page/sharing/social-tags-have-no-placeholder-text.rule.ts';
import { cumulativeLayoutShiftIsGood } from './page/speed/cumulative-layout-shift-is-good.rule.ts';
import { interactionToNextPaintIsGood } from './page/speed/interaction-to-next-paint-is-good.rule.ts';
import { largestContentfulPaintIsGood } from './page/speed/largest-contentful-paint-is-good.rule.ts';
import { renderBlockingScriptsAreFew } from './page/speed/render-blocking-scripts-are-few.rule.ts';
import { serverRespondsFast } from './page/speed/server-responds-fast.rule.ts';
import { contentHasMainLandmark } from './page/structure/content-has-main-landmark.rule.ts';
import { iframesHaveTitles } from './page/structure/iframes-have-titles.rule.ts';
import { intrusiveInterstitialIsAbsent } from './page/structure/intrusive-interstitial-is-absent.rule.ts';
import { contentFitsViewport } from './page/viewport/content-fits-viewport.rule.ts';
import { onlyOneViewportTag } from './page/viewport/only-one-viewport-tag.rule.ts';
import { pageCanBeZoomed } from './page/viewport/page-can-be-zoomed.rule.ts';
import { tapTargetsAreLargeEnough } from './page/viewport/tap-targets-are-large-enough.rule.ts';
import { textIsLegibleOnMobile } from './page/viewport/text-is-legible-on-mobile.rule.ts';
import { viewportTagUsed } from './page/viewport/viewport-tag-used.rule.ts';
import { structuredDataDescribesPage } from './structured-data/markup/structured-data-describes-page.rule.ts';
import { structuredDataHasContextAndType } from './structured-data/markup/structured-data-has-context-and-type.rule.ts';
import { structuredDataIsValidJson } from './structured-data/markup/structured-data-is-valid-json.rule.ts';
import { structuredDataSameAfterRender } from './structured-data/markup/structured-data-same-after-render.rule.ts';
import { structuredDataUsed } from './structured-data/markup/structured-data-used.rule.ts';
import { breadcrumbStructuredDataIsValid } from './structured-data/types/breadcrumb-structured-data-is-valid.rule.ts';
import { organizationStructuredDataUsedOnHome } from './structured-data/types/organization-structured-data-used-on-home.rule.ts';
import { structuredDataAuthorIsOnlyAName } from './structured-data/types/structured-data-author-is-only-a-name.rule.ts';
import { structuredDataDescribesOneProduct } from './structured-data/types/structured-data-describes-one-product.rule.ts';
import { structuredDataHasMainProperties } from './structured-data/types/structured-data-has-main-properties.rule.ts';
import { structuredDataHasRecommendedProperties } from './structured-data/types/structured-data-has-recommended-properties.rule.ts';
import { structuredDataHasRequiredProperties } from './structured-data/types/structured-data-has-required-properties.rule.ts';
import { structuredDataOffersAreCurrent } from './structured-data/types/structured-data-offers-are-current.rule.ts';
import { structuredDataPropertiesAreSpelledCorrectly } from './structured-data/types/structured-data-properties-are-spelled-correctly.rule.ts';
import { structuredDataReviewsAreNotSelfServing } from './structured-data/types/structured-data-reviews-are-not-self-serving.rule.ts';
import { structuredDataTypesAreNotRetired } from './structured-data/types/structured-data-types-are-not-retired.rule.ts';
import { websiteStructuredDataUsedOnHome } from './structured-data/types/website-structured-data-used-on-home.rule.ts';
import { structuredDataDatesAreIso8601 } from './structured-data/values/structured-data-dates-are-iso-8601.rule.ts';
import { structuredDataDatesArePossible } from './structured-data/values/structured-data-dates-are-possible.rule.ts';
import { structuredDataDoesNotContradictItself } from './structured-data/values/structured-data-does-not-contradict-itself.rule.ts';
import { structuredDataHasNoPlaceholders } from './structured-data/values/structured-data-has-no-placeholders.rule.ts';
import { structuredDataNumbersUseDotDecimal } from './structured-data/values/structured-data-numbers-use-dot-decimal.rule.ts';
import { structuredDataRatingIsInRange } from './structured-data/values/structured-data-rating-is-in-range.rule.ts';
import { structuredDataUrlsAreAbsolute } from './structured-data/values/structured-data-urls-are-absolute.rule.ts';
import { structuredDataUrlsArePublic } from './structured-data/values/structured-data-urls-are-public.rule.ts';
import { structuredDataValuesAreKnown } from './structured-data/values/structured-data-values-are-known.rule.ts';
import { structuredDataValuesAreValid } from './structured-data/values/structured-data-values-are-valid.rule.ts';
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

/** The catalogue, in the order of reports and of the HTTP API. To add a rule: two files and a line here. */
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
	metaDescriptionHasNoHtmlShown,
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
	mainContentIsNotEmpty,
	mainContentIsNotThin,
	sentencesAreNotTooLong,
	paragraphsAreNotTooLong,
	copyrightYearIsNotStale,
	contentIsInServerHtml,
	contentExistsWithoutScripts,
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
	actionsAreButtons,
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
	filesOfThePageExist,
	// images
	imagesHaveAltAttribute,
	imageAltTextIsMeaningful,
	imageAltTextIsNotKeywordStuffed,
	imagesUseSupportedFormats,
	pictureElementsHaveImgFallback,
	imageAltTextIsNotTooLong,
	imageFileNamesAreDescriptive,
	videosHaveStructuredData,
	imagesHaveLastingUrls,
	imagesHaveWidthAndHeight,
	lcpImageIsNotLazyLoaded,
	imagesAreNotBroken,
	imagesAreNotOversized,
	keywordInAnImageAlt,
	imageUrlsAreValid,
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
	pageIsNotBlockedForOneEngine,
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
	openGraphUrlMatchesCanonical,
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
	socialTagsHaveNoPlaceholderText,
	// structured_data
	structuredDataIsValidJson,
	structuredDataUsed,
	structuredDataHasContextAndType,
	structuredDataHasRequiredProperties,
	structuredDataHasRecommendedProperties,
	structuredDataPropertiesAreSpelledCorrectly,
	structuredDataDatesAreIso8601,
	structuredDataDatesArePossible,
	structuredDataNumbersUseDotDecimal,
	structuredDataRatingIsInRange,
	structuredDataValuesAreKnown,
	structuredDataValuesAreValid,
	structuredDataUrlsAreAbsolute,
	structuredDataUrlsArePublic,
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
	structuredDataDescribesPage,
	structuredDataHasMainProperties,
];
