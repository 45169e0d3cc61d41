# Evenings with many tables.

error-evening-unknown = There is no such evening.
error-evening-begun = The evening has begun.
error-evening-full = The evening is full: { $came } people take part.
error-evening-not-host = Only whoever made the evening may do that.
error-evening-too-few = An evening takes two people at least.
error-evening-too-many = You have { $came } evenings that are not over: call one off, or wait for its end.
error-evening-title = The evening needs a name.
error-evening-not-kept = In this house evenings are made by those who have a passkey. Make one first.
error-evening-two-only = An evening with more than two at a table is a Swiss one.
