/**
 * Names a node of the audited page without retaining it. Only the host that made the name can
 * resolve it: an offset in an HTML text, a number in a live document, `block id:offset` in an
 * editor.
 */
export type NodeRef = number | string;
