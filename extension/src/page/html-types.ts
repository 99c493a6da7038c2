const types = ['text/html', 'application/xhtml+xml'];

/** Whether a content type, with or without parameters, is that of an HTML page. */
export const isHtml = (contentType: string) =>
	types.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? '');
