/**
 * Comments of visitors are not the page's own text. WordPress numbers each comment in its markup,
 * whatever the theme (`Walker_Comment`), and other systems do the same; no other name of comments
 * is as reliable.
 */
export const isVisitorComment = (id: string | null) => id !== null && numbered.test(id);

const numbered = /^(?:div-)?comment-\d+$/;
