# Weigeringen over klokken en vakantie.

error-table-slow = Een bot kan in een correspondentiepartij geen plaats overnemen.
error-setup-increment = Ongeldig increment: { $came } seconden per beurt.
error-holiday-begun = Je bent al op vakantie.
error-holiday-too-long = Je hebt dit jaar geen { $came } vakantiedagen meer over.
