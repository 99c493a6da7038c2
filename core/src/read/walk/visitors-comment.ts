/**
 * What visitors say about a page is not its own text. WordPress numbers each comment in its markup, whatever the theme
 * (`Walker_Comment`), and others do it alike; no other name of comments is as sure.
 */
export const isVisitorsComment = (id: string | null) => id !== null && numbered.test(id);

const numbered = /^(?:div-)?comment-\d+$/;
